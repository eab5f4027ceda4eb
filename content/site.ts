import type { Site } from '../src/content/schemas.ts';

/** What is true of the whole site: who it is about, where it lives, which languages it speaks. */
export default {
  name: 'Durban Dev',
  url: 'https://portfolio.example',
  email: 'hello@example.com',
  languages: [
    { code: 'en', ownName: 'English', offered: true },
    { code: 'zu', ownName: 'isiZulu', offered: true },
    { code: 'af', ownName: 'Afrikaans', offered: true },
    { code: 'es', ownName: 'Español', offered: true },
    { code: 'pt', ownName: 'Português', offered: true },
    { code: 'de', ownName: 'Deutsch', offered: true },
    { code: 'fr', ownName: 'Français', offered: false },
  ],
  lastDay: '2025-12-31',
  intro: false,
  errorPicture: { file: 'posters/error.svg', alt: 'error_picture' },
  face: 'posters/face.svg',
  scrollToTop: { threshold: 50, bottom: 20, right: 20 },
  socials: [
    { label: 'social_github', url: 'https://github.example/durban-dev', icon: 'tabler:brand-github' },
    { label: 'social_linkedin', url: 'https://linkedin.example/durban-dev', icon: 'tabler:brand-linkedin' },
    { label: 'social_instagram', url: 'https://instagram.example/durban-dev', icon: 'tabler:brand-instagram' },
    { label: 'social_links', url: 'https://links.example/durban-dev', icon: 'tabler:brand-linktree' },
  ],
} satisfies Site;
