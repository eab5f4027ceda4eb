import { z } from 'zod';
import { articleSchema, translationSchema } from './schemas/article.ts';
import { jobSchema } from './schemas/career.ts';
import { checksSchema } from './schemas/checks.ts';
import { contactBoxSchema } from './schemas/contact.ts';
import { gameSchema } from './schemas/games.ts';
import { glossarySchema } from './schemas/glossary.ts';
import { homeSchema } from './schemas/home.ts';
import { measurementsSchema } from './schemas/measurements.ts';
import { notesSchema } from './schemas/notes.ts';
import { orderSchema } from './schemas/order.ts';
import { ownPageSchema, ownPageTranslationSchema } from './schemas/own-page.ts';
import { profileSchema } from './schemas/profile.ts';
import { projectSchema } from './schemas/project.ts';
import { resumeSchema } from './schemas/resume.ts';
import { listOf, makeFields, type References } from './schemas/shared.ts';
import { siteSchema } from './schemas/site.ts';
import { sitePageSchema } from './schemas/site-page.ts';
import { skillSchema } from './schemas/skills.ts';
import { themeSchema } from './schemas/theme.ts';

export type { ArticleFrontMatter } from './schemas/article.ts';
export type { Job } from './schemas/career.ts';
export type { Checks } from './schemas/checks.ts';
export type { ContactBox } from './schemas/contact.ts';
export type { Game } from './schemas/games.ts';
export type { Home } from './schemas/home.ts';
export type { Measurement, Measurements } from './schemas/measurements.ts';
export type { ProjectOrder } from './schemas/order.ts';
export type { OwnPageFrontMatter } from './schemas/own-page.ts';
export type { Profile } from './schemas/profile.ts';
export type { ProjectFacts } from './schemas/project.ts';
export type { Resume } from './schemas/resume.ts';
export type { TextKey, Tint } from './schemas/shared.ts';
export type { Site } from './schemas/site.ts';
export type { Skill } from './schemas/skills.ts';

export type Schemas = ReturnType<typeof makeSchemas>;

/** The schemas of all files of a site, which check names against what the site has. */
export function makeSchemas(known: References) {
  const fields = makeFields(known);
  return {
    site: siteSchema(fields),
    home: homeSchema(fields),
    profile: profileSchema(fields),
    skills: listOf(skillSchema(fields), 'key'),
    career: z.array(jobSchema(fields)),
    resume: resumeSchema(fields),
    contact: z.array(contactBoxSchema(fields)),
    order: orderSchema(fields),
    project: projectSchema(fields),
    games: listOf(gameSchema(fields), 'slug'),
    theme: themeSchema,
    glossary: glossarySchema,
    notes: notesSchema,
    checks: checksSchema(fields),
    measurements: measurementsSchema(fields),
    article: articleSchema(fields),
    translation: translationSchema(),
    ownPage: ownPageSchema,
    sitePage: sitePageSchema(fields),
    ownPageTranslation: ownPageTranslationSchema,
  };
}
