import { expect } from '@open-wc/testing';
import { dialects } from '../../../src/dialects/index.js';

describe('The matrix of fields', () => {
  for (const { id } of dialects) {
    it(`has a file for ${id}`, async () => {
      const path = `/test/elements/matrix/${id.replaceAll('_', '-')}.test.ts`;
      const { ok } = await fetch(path, { method: 'HEAD' });
      expect(ok, path).to.be.true;
    });
  }
});
