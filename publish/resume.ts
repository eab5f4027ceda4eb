import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import subsetFont from 'subset-font';
import type { Content } from '../src/content/content.ts';
import { shortMonth } from '../src/i18n/format.ts';
import { offeredLanguages } from '../src/i18n/languages.ts';
import { localize, paths } from '../src/i18n/paths.ts';
import { makeTranslate, type Translate } from '../src/i18n/translate.ts';
import { resumeFile } from '../src/pages/contact/contact-data.ts';

const require = createRequire(import.meta.url);

/**
 * Sets the resume in every offered language, from the same content as the career page.
 * @returns path and PDF (tagged, PDF/UA-1) of each
 * @throws what the typesetter says where a template or a font does not fit
 */
export async function makeResumes(content: Content): Promise<Map<string, Buffer>> {
  const template = readFileSync(new URL('resume.typ', import.meta.url), 'utf8');
  const resumes = offeredLanguages.map(({ code }) => [code, resumeOf(content, code)] as const);
  const fontBlobs = await fontsFor(resumes.map(([, resume]) => JSON.stringify(resume)).join(''));
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs }] });
  return new Map(
    resumes.map(([code, resume]) => {
      const pdf = compiler.pdf(
        { mainFileContent: template, inputs: { resume: JSON.stringify(resume) } },
        { pdfStandard: 'ua-1', creationTimestamp: 0 },
      );
      return [resumeFile(code), pdf];
    }),
  );
}

/** What the template prints, in one language. */
function resumeOf(content: Content, language: string) {
  const { site, career, profile, skills } = content;
  const t = makeTranslate(language, content.dictionaries[language] ?? {});
  const period = (start: string, end: string | null) =>
    `${shortMonth(start, language).text} – ${end === null ? t('present') : shortMonth(end, language).text}`;
  return {
    language,
    title: `${site.name}: ${t('career_title')}`,
    name: site.name,
    position: t('banner_job_title'),
    place: t('footer_place'),
    email: site.email,
    url: site.url + localize(paths.home(), language),
    summary: t('banner_text'),
    career: t('career_title'),
    jobs: career.map((job) => ({
      position: t(job.position),
      company: t(job.company),
      location: t(job.location),
      description: t(job.description),
      period: period(job.start, job.end),
      responsibilities: job.responsibilities.map((task) => t(task)),
    })),
    skills: t('skills_title'),
    skillList: skills.map(({ name, label, key }) => name ?? nameOf(t, label) ?? key).join(' · '),
    education: t('about_education_title'),
    schools: profile.education.map(({ title, place, start, end }) => ({
      title: t(title),
      place: t(place),
      period: period(start, end),
    })),
  };
}

const nameOf = (t: Translate, label: Parameters<Translate>[0] | undefined) => label && t(label);

/** The typesetter takes no variable font: one file for each weight. */
async function fontsFor(text: string): Promise<Buffer[]> {
  const source = readFileSync(
    require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  );
  const characters = [...new Set(`${text} 0123456789.·–`)].sort().join('');
  return Promise.all(
    [400, 700].map((wght) => subsetFont(source, characters, { targetFormat: 'truetype', variationAxes: { wght } })),
  );
}
