import { cityAndCountry, countryCode } from '../../../content/languages/countries.ts';
import { slugOf } from '../../../content/languages/plain-letters.ts';
import { isPlainAddress } from '../../../content/schemas/site.ts';
import type { TextKey } from '../../../content/schemas.ts';
import { addressOf, networkIcon } from './networks.ts';
import type { PlanInput } from './plan-parts.ts';

/** Texts of the about page with the same content as the resume. */
const alsoPosition = 'about_occupation';
const alsoPlace = 'about_location';

/**
 * Name, email, address, position, summary, telephone number, place and profiles. Fields that the resume lacks stay as
 * they are.
 */
export function planBasics(input: PlanInput): void {
  const { resume, content, plan } = input;
  const { name, label, email, url, summary, image } = resume.basics ?? {};
  const site = 'site.yaml';
  if (name) {
    plan.fields.push({ file: site, path: ['name'], value: name });
    plan.imported.push(`basics.name: ${name}`);
  }
  if (email) {
    plan.fields.push({ file: site, path: ['email'], value: email });
    for (const [index, box] of content.contact.entries()) {
      if (box.kind === 'email' && email !== content.site.email)
        plan.fields.push({ file: 'contact.yaml', path: [index, 'address'], value: email });
    }
    plan.imported.push(`basics.email: ${email}, in the footer and on the contact page`);
  }
  const address = url?.replace(/\/$/, '');
  if (address && URL.parse(address)?.pathname === '/' && isPlainAddress(address)) {
    plan.fields.push({ file: site, path: ['url'], value: address });
    plan.imported.push(`basics.url: ${url} (change site.yaml if this site will have another address)`);
  } else if (url) plan.skipped.push(`basics.url: ${url} is the address of a page, not of a site`);
  if (label) {
    for (const key of [content.resume.position, alsoPosition]) plan.texts.set(key, label);
    plan.imported.push(`basics.label: ${label}`);
  }
  if (summary) {
    const key = content.resume.summary ?? 'banner_text';
    if (!content.resume.summary) plan.fields.push({ file: 'resume.yaml', path: ['summary'], value: key });
    plan.texts.set(key, summary);
    plan.imported.push('basics.summary');
  }
  if (image) plan.skipped.push('basics.image: add a picture to the folder pictures, and name it in profile.yaml');
  planPhone(input);
  planPlace(input);
  planProfiles(input);
}

function planPhone({ resume, content, choice, plan }: PlanInput): void {
  const phone = resume.basics?.phone;
  if (!phone || phone === content.resume.phone) return;
  if (!choice.phone) return void plan.skipped.push('basics.phone: it would be public: --phone imports it');
  plan.fields.push({ file: 'resume.yaml', path: ['phone'], value: phone });
  plan.imported.push(`basics.phone: ${phone}`);
}

function planPlace({ resume, content, plan }: PlanInput): void {
  const { city, region, countryCode: named, address, postalCode } = resume.basics?.location ?? {};
  if (address || postalCode) plan.skipped.push('basics.location: street and postal code are not published');
  if (!city && !region && !named) return;
  if (!city || !named) return void plan.skipped.push('basics.location: needs city and countryCode');
  const country = countryCode(named);
  if (!country) return void plan.skipped.push(`basics.location: there is no country with the code ${named}`);
  const { place } = content.resume;
  const language = content.site.languages[0]?.code ?? 'en';
  const text = cityAndCountry(city, country, language);
  plan.texts.set(place.city, city);
  for (const key of [place.text, alsoPlace]) plan.texts.set(key, text);
  const regionKey = place.region ?? ('resume_region' as TextKey);
  if (region) plan.texts.set(regionKey, region);
  const value = { text: place.text, city: place.city, ...(region && { region: regionKey }), country };
  plan.fields.push({ file: 'resume.yaml', path: ['place'], value });
  plan.imported.push(`basics.location: ${text}`);
}

function planProfiles({ resume, content, plan, textOf }: PlanInput): void {
  const profiles = (resume.basics?.profiles ?? []).map((one) => ({ ...one, url: addressOf(one) }));
  for (const { network, username } of profiles.filter(({ network, url }) => !network || !url))
    plan.skipped.push(`basics.profiles ${network ?? username ?? ''}: needs network and url`);
  const usable = profiles.flatMap(({ network, url }) => (network && url ? { network, url } : []));
  if (usable.length === 0) return;
  const old = new Map(content.site.socials.map((social) => [textOf(social.label)?.toLowerCase(), social]));
  const socials = usable.map(({ network, url }) => {
    const same = old.get(network.toLowerCase()) ?? content.site.socials.find((social) => social.url === url);
    const label = same?.label ?? (`social_${(slugOf(network) || 'other').replaceAll('-', '_')}` as TextKey);
    plan.texts.set(label, network);
    return { label, url, icon: same?.icon ?? networkIcon(network) };
  });
  plan.fields.push({ file: 'site.yaml', path: ['socials'], value: socials });
  for (const [index, box] of content.contact.entries()) {
    if (box.kind !== 'link') continue;
    const label = content.site.socials.find(({ url }) => url === box.url)?.label;
    const url = socials.find((social) => social.label === label)?.url;
    if (url) plan.fields.push({ file: 'contact.yaml', path: [index, 'url'], value: url });
    else plan.skipped.push(`contact.yaml ${index}.url: still links to ${box.url}`);
  }
  plan.imported.push(`basics.profiles: ${usable.map(({ network }) => network).join(', ')}`);
}
