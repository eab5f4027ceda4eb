import type { ContactBox } from '../src/content/schemas.ts';

/** The six doors of the contact page, in their order. */
export default [
  {
    kind: 'email',
    label: 'contact_hello_label',
    text: 'contact_hello_text',
    address: 'hello@example.com',
    subject: 'contact_form_subject_hello',
    icon: 'lucide:mail',
    tint: 'coral',
  },
  {
    kind: 'email',
    label: 'contact_work_label',
    text: 'contact_work_text',
    address: 'work@example.com',
    subject: 'contact_form_subject_work',
    icon: 'lucide:briefcase',
    tint: 'marigold',
  },
  {
    kind: 'link',
    label: 'contact_code_label',
    text: 'contact_code_text',
    url: 'https://github.example/durban-dev',
    icon: 'tabler:brand-github',
    tint: 'sea',
  },
  { kind: 'joke', label: 'contact_joke_label', text: 'contact_joke_text', icon: 'lucide:laugh', tint: 'jacaranda' },
  {
    kind: 'resume',
    label: 'contact_resume_label',
    text: 'contact_resume_text',
    icon: 'lucide:file-down',
    tint: 'foam',
  },
  {
    kind: 'link',
    label: 'contact_social_label',
    text: 'contact_social_text',
    url: 'https://linkedin.example/durban-dev',
    icon: 'tabler:brand-linkedin',
    tint: 'rose',
  },
] satisfies ContactBox[];
