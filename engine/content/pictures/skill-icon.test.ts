import { expect, test } from 'vitest';
import { findIcon } from './icon-sets.ts';
import { findSkillIcon } from './skill-icon.ts';

test.each([
  ['TypeScript', 'devicon:typescript'],
  ['C', 'devicon:c'],
  ['C#', 'devicon:csharp'],
  ['C++', 'devicon:cplusplus'],
  ['Node', 'devicon:nodejs'],
  ['Next.js', 'devicon:nextjs'],
  ['k8s', 'devicon:kubernetes'],
  ['Kafka', 'devicon:apachekafka'],
  ['Prometheus', 'devicon:prometheus'],
  ['Home Assistant', 'simple-icons:homeassistant'],
  ['Amazon Web Services (AWS)', 'devicon:amazonwebservices'],
])('finds the icon of %s in the installed sets: %s', (name, icon) => {
  expect(findSkillIcon(name)).toEqual({ icon, monogram: false });
  expect(findIcon(icon)).toBeDefined();
});

test.each([
  ['Weaving', 'tabler:square-letter-w'],
  ['Écriture', 'tabler:square-letter-e'],
  ['3D carving', 'tabler:square-number-3'],
  ['編み物', 'tabler:square'],
])('falls back to a monogram for %s: %s', (name, icon) => {
  expect(findSkillIcon(name)).toEqual({ icon, monogram: true });
  expect(findIcon(icon)).toBeDefined();
});
