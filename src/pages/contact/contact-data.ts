import { address, type PagePath } from '../../i18n/paths.ts';
import type { PageSource } from '../page-data.ts';

export type ContactData = ReturnType<typeof contactData>;

/** Path of a language's resume, as the build writes it; saved under the name `resume.pdf`. */
export const resumeFile = (language: string): PagePath => `/resume-${language}.pdf`;

export function contactData({ content, language, t }: PageSource) {
  // There is no form on the page: its texts open the letter.
  const letter = [
    `${t('contact_form_name')}: … (${t('contact_form_name_placeholder')})`,
    `${t('contact_form_email')}: … (${t('contact_form_email_placeholder')})`,
    `${t('contact_form_message')}: … (${t('contact_form_message_placeholder')})`,
  ].join('\r\n\r\n');
  return {
    meta: { title: t('meta_contact_title'), description: t('meta_contact_description') },
    boxes: content.contact.map((box) => {
      const { label, text, icon, tint } = box;
      const shown = { label: t(label), text: t(text), icon, tint };
      if (box.kind === 'email') {
        const query = `subject=${encodeURIComponent(t(box.subject))}&body=${encodeURIComponent(letter)}`;
        return { ...shown, kind: box.kind, note: box.address, href: `mailto:${box.address}?${query}` };
      }
      if (box.kind === 'link') return { ...shown, kind: box.kind, note: new URL(box.url).hostname, href: box.url };
      if (box.kind === 'resume')
        return { ...shown, kind: box.kind, note: 'resume.pdf', href: address(resumeFile(language)) };
      return { ...shown, kind: box.kind };
    }),
  };
}
