import { joinWithCommas } from '../../../content/join-with-commas.ts';
import { continueEntries, freeNames } from './keys.ts';
import { monthOf } from './plan-career.ts';
import { count, type PlanInput, reportDropped } from './plan-parts.ts';

interface Learnt {
  title: string;
  place: string;
  start: string | null;
  end: string | null;
}

/** Schools and courses, followed by certificates. Entries without a name or a year are skipped. */
export function planEducation(input: PlanInput): void {
  const { resume, content, plan, said } = input;
  if (resume.education === undefined && !resume.certificates?.length) return;
  const certificates = readCertificates(input);
  const before = content.profile.education.map((one) => ({
    ...one,
    says: { title: said(one.title) ?? '', place: said(one.place) ?? '', start: one.start, end: one.end },
  }));
  const schools = resume.education ? readSchools(input) : before.map(({ says }) => says);
  const isNew = ({ title, place }: Learnt) => !schools.some((one) => one.title === title && one.place === place);
  const learnt = [...schools, ...certificates.filter(isNew)];
  const old = continueEntries(
    learnt,
    before,
    ({ title, place }, { says }) => says.title === title && says.place === place,
    ({ place, end }, { says }) => says.place === place && says.end === end,
  );
  const freeName = freeNames(
    'about_education',
    [...old.values()].map(({ title }) => title),
  );
  const education = learnt.map((one) => {
    const same = old.get(one);
    const base = same?.title.replace(/_title$/, '') ?? freeName();
    const [title, place] = [same?.title ?? `${base}_title`, same?.place ?? `${base}_place`];
    plan.texts.set(title, one.title).set(place, one.place);
    return { title, place, ...(same?.text && { text: same.text }), start: one.start, end: one.end };
  });
  plan.fields.push({ file: 'profile.yaml', path: ['education'], value: education });
  plan.taken.push(`education: ${count(education.length, 'entry', 'entries')}`);
  if (certificates.length > 0) plan.taken.push(`certificates: ${certificates.length}, with the education`);
}

function readSchools({ resume, plan, content }: PlanInput): Learnt[] {
  const [{ code: language } = { code: 'en' }] = content.site.languages;
  const usable = (resume.education ?? []).filter((school, index) => {
    const lacks = [
      !school.institution && 'institution',
      !school.studyType && !school.area && 'area or studyType',
      !school.startDate && !school.endDate && 'date',
    ].filter(Boolean);
    if (lacks.length > 0) plan.left.push(`education.${index}: has no ${lacks.join(', no ')}`);
    return lacks.length === 0;
  });
  const why = 'the site has no place for it';
  reportDropped(plan, 'education', usable, { url: why, score: why, courses: why });
  return usable.map((school) => ({
    title: joinWithCommas([school.studyType, school.area], language),
    place: school.institution ?? '',
    start: monthOf(school.startDate),
    end: monthOf(school.endDate),
  }));
}

function readCertificates({ resume, plan }: PlanInput): Learnt[] {
  return (resume.certificates ?? []).flatMap(({ name, issuer, date }, index) => {
    const lacks = [!name && 'name', !issuer && 'issuer', !date && 'date'].filter(Boolean);
    if (name && issuer && date) return [{ title: name, place: issuer, start: null, end: monthOf(date) }];
    plan.left.push(`certificates.${index}${name ? ` (${name})` : ''}: has no ${lacks.join(', no ')}`);
    return [];
  });
}
