import type { Home } from '../src/content/schemas.ts';

/** The landing page: what stands in the showcase, how the owner works, and the three doors. */
export default {
  cover: 'golden-mile-sunrise',
  picture: { file: 'posters/golden-mile.svg', alt: 'banner_picture' },
  showcase: [
    { kind: 'project', slug: 'portfoliobio', size: 'wide' },
    { kind: 'project', slug: 'linkbio' },
    { kind: 'article', number: 4 },
    { kind: 'filler', text: 'showcase_filler_1', tint: 'jacaranda' },
    { kind: 'project', slug: 'formio' },
    { kind: 'article', number: 5 },
    { kind: 'project', slug: 'indeed' },
    { kind: 'filler', text: 'showcase_filler_2', tint: 'marigold' },
  ],
  method: [
    { title: 'home_method_1_title', text: 'home_method_1_text', icon: 'lucide:ruler' },
    { title: 'home_method_2_title', text: 'home_method_2_text', icon: 'lucide:scissors' },
    { title: 'home_method_3_title', text: 'home_method_3_text', icon: 'lucide:hammer' },
  ],
  explore: [
    {
      title: 'explore_apps_title',
      text: 'explore_apps_text',
      page: '/apps',
      tags: ['tag_typescript', 'explore_tag_products', 'tag_design', 'tag_case_studies'],
      picture: { file: 'posters/workshop-years.svg', alt: 'about_picture_5_alt' },
      icon: 'lucide:app-window',
    },
    {
      title: 'explore_blog_title',
      text: 'explore_blog_text',
      page: '/blog',
      tags: ['explore_tag_writing', 'explore_tag_career', 'tag_golang', 'tag_tools'],
      picture: { file: 'posters/desk-after-dark.svg', alt: 'about_picture_2_alt' },
      icon: 'lucide:notebook-pen',
    },
    {
      title: 'explore_games_title',
      text: 'explore_games_text',
      page: '/games',
      tags: ['explore_tag_arcade', 'explore_tag_fun'],
      picture: { file: 'posters/fartup-arcade.svg', alt: 'games_fartup_picture' },
      icon: 'lucide:gamepad-2',
    },
  ],
} satisfies Home;
