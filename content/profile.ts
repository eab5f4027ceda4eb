import type { Profile } from '../src/content/schemas.ts';

/** The about page: a dating-app profile of the owner. */
export default {
  presentation: 'profile-app',
  age: 34,
  pictures: [
    {
      caption: 'about_picture_2',
      cover: 'desk-after-dark',
      picture: { file: 'posters/desk-after-dark.svg', alt: 'about_picture_2_alt' },
    },
    {
      caption: 'about_picture_1',
      cover: 'sunrise-surf',
      picture: { file: 'posters/sunrise-surf.svg', alt: 'about_picture_1_alt' },
    },
    {
      caption: 'about_picture_3',
      cover: 'bunny-chow',
      picture: { file: 'posters/bunny-chow.svg', alt: 'about_picture_3_alt' },
    },
    {
      caption: 'about_picture_4',
      cover: 'drakensberg',
      picture: { file: 'posters/drakensberg.svg', alt: 'about_picture_4_alt' },
    },
    {
      caption: 'about_picture_5',
      cover: 'workshop-years',
      picture: { file: 'posters/workshop-years.svg', alt: 'about_picture_5_alt' },
    },
    {
      caption: 'about_picture_6',
      cover: 'jacarandas-and-dog',
      picture: { file: 'posters/jacarandas-and-dog.svg', alt: 'about_picture_6_alt' },
    },
  ],
  text: ['about_text_1', 'about_text_2', 'about_text_3'],
  searchingFor: ['about_searching_1', 'about_searching_2', 'about_searching_3', 'about_searching_4'],
  essentials: [
    { title: 'about_essential_1_title', text: 'about_essential_1_text', icon: 'lucide:map-pin' },
    { title: 'about_essential_2_title', text: 'about_essential_2_text', icon: 'lucide:languages' },
    { title: 'about_essential_3_title', text: 'about_essential_3_text', icon: 'lucide:ruler' },
    { title: 'about_essential_4_title', text: 'about_essential_4_text', icon: 'lucide:sunrise' },
    { title: 'about_essential_5_title', text: 'about_essential_5_text', icon: 'lucide:paw-print' },
    { title: 'about_essential_6_title', text: 'about_essential_6_text', icon: 'lucide:space' },
  ],
  skills: [
    'html',
    'css',
    'typescript',
    'react',
    'node',
    'golang',
    'python',
    'rabbitmq',
    'docker',
    'kubernetes',
    'sql',
    'nosql',
    'aws',
    'n8n',
    'claude',
  ],
  education: [
    {
      title: 'about_education_1_title',
      place: 'about_education_1_place',
      text: 'about_education_1_text',
      start: '2021-01',
      end: '2022-11',
    },
  ],
  projects: [
    { slug: 'linkbio', tag: 'about_project_tag', text: 'about_project_linkbio' },
    { slug: 'formio', tag: 'about_project_tag', text: 'about_project_formio' },
  ],
  hobbies: [
    { label: 'hobbies_1', icon: 'lucide:waves' },
    { label: 'hobbies_2', icon: 'lucide:wrench' },
    { label: 'hobbies_3', icon: 'lucide:mountain' },
    { label: 'hobbies_4', icon: 'lucide:soup' },
    { label: 'hobbies_5', icon: 'lucide:dog' },
    { label: 'hobbies_6', icon: 'lucide:crown' },
    { label: 'hobbies_7', icon: 'lucide:gamepad-2' },
    { label: 'hobbies_8', icon: 'lucide:flame' },
  ],
  anthems: [
    { title: 'Weekend Special', artist: 'Brenda Fassie', language: 'en' },
    { title: 'Grazing in the Grass', artist: 'Hugh Masekela', language: 'en' },
    { title: 'Pata Pata', artist: 'Miriam Makeba', language: 'xh' },
    { title: 'Homeless', artist: 'Ladysmith Black Mambazo', language: 'en' },
    { title: 'Impi', artist: 'Juluka', language: 'zu' },
    { title: 'Jerusalema', artist: 'Master KG', language: 'zu' },
  ],
} satisfies Profile;
