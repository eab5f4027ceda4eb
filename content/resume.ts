import type { Resume } from '../src/content/schemas.ts';

/** What the resume says beside career, skills and education: place, time, languages, availability, best work. */
export default {
  position: 'banner_job_title',
  summary: 'banner_text',
  place: { text: 'footer_place', city: 'resume_city', region: 'resume_region', country: 'ZA' },
  timeZone: 'Africa/Johannesburg',
  availability: 'resume_availability_text',
  languages: [{ code: 'en', name: 'resume_language_1_name', level: 'resume_language_1_level' }],
  projects: ['portfoliobio', 'linkbio', 'formio'],
} satisfies Resume;
