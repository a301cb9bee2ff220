import { noChange } from 'lit';
import { Directive, directive, type PropertyPart } from 'lit/directive.js';

/**
 * Sets a property when the control holds something else: the person changes it too, so what was set last is no
 * measure. As Lit's own `live`, for properties alone.
 */
class Live extends Directive {
  render(_value: unknown): unknown {
    return noChange;
  }

  override update({ element, name }: PropertyPart, [value]: [unknown]): unknown {
    if (Reflect.get(element, name) !== value) Reflect.set(element, name, value);
    return noChange;
  }
}

export const live = directive(Live);
