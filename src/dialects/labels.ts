/** Labels that a person cannot tell from each other. Told to who writes specs; the form is the same. */
import type { Report } from '../core/issue.js';
import type { Form } from '../core/model.js';
import { quote } from '../core/mend/explain.js';

/** What two labels have in common that look the same: wide and narrow letters, capitals and white space aside. */
const looks = (label: string): string => label.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** The place of the first of some labels that looks like one before it. */
function findTwin(labels: readonly string[]): number {
  const seen = new Set<string>();
  return labels.findIndex((label) => seen.size === seen.add(looks(label)).size);
}

export function tellSameLabels({ fields }: Form, report: Report): void {
  const tell = (path: string, what: string, label: string): void => {
    report('hint', path, 'same-label', {
      message: `Two ${what} have labels that look the same: “${quote(label, 80)}”.`,
      hint: 'Give each a label of its own, so that a person can tell them apart.',
    });
  };
  const twin = fields[findTwin(fields.map(({ label }) => label))];
  if (twin) tell(twin.path, 'fields', twin.label);
  for (const field of fields) {
    // Options of one value are told as such.
    const options = field.kind === 'choice' ? [...new Map(field.options.map((one) => [one.value, one])).values()] : [];
    const same = options[findTwin(options.map(({ label }) => label))];
    if (same) tell(field.path, 'options', same.label);
  }
}
