import { slugOf } from '../../content/languages/plain-letters.ts';
import { shortMonth } from '../../i18n/format.ts';
import { projectPage } from '../../routes/pages.ts';
import { summarizeJob } from '../career/career-data.ts';
import { illustrate, illustratePoster, illustrateSmall } from '../illustrate.ts';
import type { PageSource } from '../page-data.ts';
import { skillName } from '../skills/skills-data.ts';

/** The data of the About page, as `makeAboutData` returns it. */
export type AboutData = ReturnType<typeof makeData>;

/** The data of the About page, in its language: `profile.yaml`. */
export function makeData(source: PageSource) {
  const { content, language, t } = source;
  const { profile } = content;
  return {
    meta: { title: t('meta_about_title'), description: t('meta_about_description') },
    age: profile.age,
    pictures: profile.pictures.map(({ caption, cover, picture }) => ({
      caption: t(caption),
      picture: illustratePoster(source, picture, cover ?? slugOf(caption)),
    })),
    portrait: illustrate(source, profile.pictures[0]?.picture, profile.pictures[0]?.cover ?? content.site.name),
    text: profile.text.map((paragraph) => t(paragraph)),
    searchingFor: profile.searchingFor.map((wish) => t(wish)),
    essentials: profile.essentials.map(({ title, text, icon }) => ({ title: t(title), text: t(text), icon })),
    skills: profile.skills.flatMap((key) =>
      content.skills.filter((skill) => skill.key === key).map((skill) => skillName(skill, source)),
    ),
    work: content.career.map((job) => summarizeJob(job, source)),
    education: profile.education.map(({ title, place, text, start, end }) => ({
      title: t(title),
      place: t(place),
      text: text && t(text),
      start: start === null ? null : shortMonth(start, language),
      end: end === null ? null : shortMonth(end, language),
    })),
    projects: profile.projects.flatMap(({ slug, tag, text }) => {
      const project = content.projects.find((one) => one.slug === slug);
      if (!project) return [];
      const { title, technologies, picture } = project;
      return [
        {
          name: t(title),
          tag: t(tag),
          text: t(text),
          technologies,
          page: projectPage(project),
          picture: illustrate(source, picture, slug),
        },
      ];
    }),
    hobbies: profile.hobbies.map(({ label, icon }) => ({ label: t(label), icon })),
    anthems: profile.anthems.map(({ title, artist, language: lang, picture }) => ({
      title,
      artist,
      lang,
      picture: illustrateSmall(source, picture, title),
    })),
  };
}
