import { joinWithCommas } from '../../../content/languages/join-with-commas.ts';
import { freeNames, matchEntries } from './keys.ts';
import { monthOf } from './plan-career.ts';
import { count, type PlanInput, reportDropped } from './plan-parts.ts';

interface EducationEntry {
  title: string;
  place: string;
  start: string | null;
  end: string | null;
}

/** Schools and courses, followed by certificates. Entries without a name or a year are skipped. */
export function planEducation(input: PlanInput): void {
  const { resume, content, plan, textOf } = input;
  if (resume.education === undefined && !resume.certificates?.length) return;
  const certificates = readCertificates(input);
  const before = content.profile.education.map((one) => ({
    ...one,
    texts: { title: textOf(one.title) ?? '', place: textOf(one.place) ?? '', start: one.start, end: one.end },
  }));
  const schools = resume.education ? readSchools(input) : before.map(({ texts }) => texts);
  const isNew = ({ title, place }: EducationEntry) =>
    !schools.some((one) => one.title === title && one.place === place);
  const entries = [...schools, ...certificates.filter(isNew)];
  const old = matchEntries(
    entries,
    before,
    ({ title, place }, { texts }) => texts.title === title && texts.place === place,
    ({ place, end }, { texts }) => texts.place === place && texts.end === end,
  );
  const freeName = freeNames(
    'about_education',
    [...old.values()].map(({ title }) => title),
  );
  const education = entries.map((one) => {
    const same = old.get(one);
    const base = same?.title.replace(/_title$/, '') ?? freeName();
    const [title, place] = [same?.title ?? `${base}_title`, same?.place ?? `${base}_place`];
    plan.texts.set(title, one.title).set(place, one.place);
    return { title, place, ...(same?.text && { text: same.text }), start: one.start, end: one.end };
  });
  plan.fields.push({ file: 'profile.yaml', path: ['education'], value: education });
  plan.imported.push(`education: ${count(education.length, 'entry', 'entries')}`);
  if (certificates.length > 0) plan.imported.push(`certificates: ${certificates.length}, with the education`);
}

function readSchools({ resume, plan, content }: PlanInput): EducationEntry[] {
  const [{ code: language } = { code: 'en' }] = content.site.languages;
  const usable = (resume.education ?? []).filter((school, index) => {
    const lacks = [
      !school.institution && 'institution',
      !school.studyType && !school.area && 'area or studyType',
      !school.startDate && !school.endDate && 'date',
    ].filter(Boolean);
    if (lacks.length > 0) plan.skipped.push(`education.${index}: has no ${lacks.join(', no ')}`);
    return lacks.length === 0;
  });
  const why = 'the site has no field for it';
  reportDropped(plan, 'education', usable, { url: why, score: why, courses: why });
  return usable.map((school) => ({
    title: joinWithCommas([school.studyType, school.area], language),
    place: school.institution ?? '',
    start: monthOf(school.startDate),
    end: monthOf(school.endDate),
  }));
}

function readCertificates({ resume, plan }: PlanInput): EducationEntry[] {
  return (resume.certificates ?? []).flatMap(({ name, issuer, date }, index) => {
    const lacks = [!name && 'name', !issuer && 'issuer', !date && 'date'].filter(Boolean);
    if (name && issuer && date) return [{ title: name, place: issuer, start: null, end: monthOf(date) }];
    plan.skipped.push(`certificates.${index}${name ? ` (${name})` : ''}: has no ${lacks.join(', no ')}`);
    return [];
  });
}
