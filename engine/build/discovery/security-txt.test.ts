import { expect, test } from 'vitest';
import { site } from '../../content/site.ts';
import { makeSecurityTxt } from './security-txt.ts';

test('security.txt has the contact, the expiry date, the languages and its own address', () => {
  expect(
    makeSecurityTxt({ ...site, email: 'me@example.com', url: 'https://me.example' }, '2026-11-21'),
  ).toBe(`Contact: mailto:me@example.com
Expires: 2027-11-20T00:00:00.000Z
Preferred-Languages: en, sv-SE
Canonical: https://me.example/.well-known/security.txt
`);
});
