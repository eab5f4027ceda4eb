import { findIcon } from '../../../src/content/icon-sets.ts';
import type { TextKey } from '../../../src/content/schemas.ts';
import type { IconName } from '../../../src/ui/icon-name.ts';
import type { PlanInput } from './plan.ts';
import { slugOf } from './slug.ts';

/** Texts of the about page that say the same as the resume. */
const alsoPosition = 'about_occupation';
const alsoPlace = 'about_location';

/** Name, addresses, place, summary, profiles and languages. */
export function planBasics(input: PlanInput): void {
  const { resume, content, plan } = input;
  const { name, label, email, url, summary } = resume.basics ?? {};
  const site = 'content/site.yaml';
  if (name) {
    plan.fields.push({ file: site, path: ['name'], value: name });
    plan.taken.push(`basics.name: ${name}`);
  }
  if (email) {
    plan.fields.push({ file: site, path: ['email'], value: email });
    for (const [index, box] of content.contact.entries()) {
      if (box.kind === 'email' && email !== content.site.email)
        plan.fields.push({ file: 'content/contact.yaml', path: [index, 'address'], value: email });
    }
    plan.taken.push(`basics.email: ${email}, in the footer and behind the doors of the contact page`);
  }
  if (url && URL.parse(url)?.pathname === '/') {
    plan.fields.push({ file: site, path: ['url'], value: url.replace(/\/$/, '') });
    plan.taken.push(`basics.url: ${url} (change content/site.yaml if this site will live elsewhere)`);
  } else if (url) plan.left.push(`basics.url: ${url} is a page, not a site of its own`);
  if (label) {
    for (const key of [content.resume.position, alsoPosition]) plan.texts.set(key, label);
    plan.taken.push(`basics.label: ${label}`);
  }
  if (summary) {
    plan.texts.set(content.resume.summary, summary);
    plan.taken.push('basics.summary');
  }
  planPlace(input);
  planProfiles(input);
  planLanguages(input);
}

function planPlace({ resume, content, plan }: PlanInput): void {
  const { city, region, countryCode } = resume.basics?.location ?? {};
  if (!city && !region && !countryCode) return;
  if (!city || !/^[A-Z]{2}$/.test(countryCode ?? ''))
    return void plan.left.push('basics.location: needs city and countryCode');
  const { place } = content.resume;
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(countryCode ?? '') ?? countryCode;
  plan.texts.set(place.city, city);
  for (const key of [place.text, alsoPlace]) plan.texts.set(key, `${city}, ${country}`);
  if (region) plan.texts.set('resume_region', region);
  const value = {
    text: place.text,
    city: place.city,
    ...(region && { region: 'resume_region' }),
    country: countryCode,
  };
  plan.fields.push({ file: 'content/resume.yaml', path: ['place'], value });
  plan.taken.push(`basics.location: ${city}, ${country}`);
}

function planProfiles({ resume, content, plan, english }: PlanInput): void {
  const profiles = resume.basics?.profiles ?? [];
  if (profiles.length === 0) return;
  const usable = profiles.filter(({ network, url }) => network && url && /^https?:/.test(url));
  const known = new Map(content.site.socials.map((social) => [english(social.label)?.toLowerCase(), social]));
  const socials = usable.slice(0, 4).map(({ network = '', url = '' }) => {
    const old = known.get(network.toLowerCase());
    const label = old?.label ?? `social_${slugOf(network).replaceAll('-', '_')}`;
    plan.texts.set(label, network);
    return { label: label as TextKey, url, icon: old?.icon ?? iconOf(network) };
  });
  if (socials.length > 0) plan.fields.push({ file: 'content/site.yaml', path: ['socials'], value: socials });
  for (const [index, box] of content.contact.entries()) {
    if (box.kind !== 'link') continue;
    const old = content.site.socials.find(({ url }) => url === box.url);
    const url = socials.find(({ label }) => label === old?.label)?.url;
    if (url) plan.fields.push({ file: 'content/contact.yaml', path: [index, 'url'], value: url });
    else plan.left.push(`content/contact.yaml ${index}.url: still leads to ${box.url}`);
  }
  plan.taken.push(
    `basics.profiles: ${usable
      .slice(0, 4)
      .map(({ network }) => network)
      .join(', ')}`,
  );
  for (const { network, url } of profiles.filter((one) => !usable.slice(0, 4).includes(one)))
    plan.left.push(
      `basics.profiles ${network ?? url}: ${network && url ? 'the site shows four' : 'needs network and url'}`,
    );
}

function planLanguages({ resume, content, plan, english }: PlanInput): void {
  const spoken = (resume.languages ?? []).filter(({ language }) => language);
  if (spoken.length === 0) return;
  const languages = spoken.map(({ language = '', fluency }, index) => {
    const old = content.resume.languages.find(({ name }) => english(name) === language);
    const code = old ? old.code : codeOf(language);
    const [name, level] = [`resume_language_${index + 1}_name`, `resume_language_${index + 1}_level`];
    plan.texts.set(name, language);
    if (fluency) plan.texts.set(level, fluency);
    return { ...(code && { code }), name, ...(fluency && { level }) };
  });
  plan.fields.push({ file: 'content/resume.yaml', path: ['languages'], value: languages });
  plan.taken.push(`languages: ${spoken.map(({ language }) => language).join(', ')}`);
}

/** The mark of a network where the sets have one. */
function iconOf(network: string): IconName {
  const name = network.toLowerCase();
  const marks = [`tabler:brand-${name}`, `simple-icons:${name}`] as const;
  return marks.find((mark) => findIcon(mark)) ?? 'lucide:globe';
}

/** The two-letter code (ISO 639-1) of a language by its English name. */
function codeOf(language: string): string | undefined {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.find((code) => names.of(code)?.toLowerCase() === language.toLowerCase());
}
