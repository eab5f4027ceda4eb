import { address } from '../../site/addresses.ts';
import type { PageSource } from '../page-data.ts';
import { resumeAddress, resumeName } from '../resume/resume-files.ts';

export type ContactData = ReturnType<typeof makeData>;

export function makeData({ content, language, t }: PageSource) {
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
        return { ...shown, kind: box.kind, note: resumeName('pdf'), href: address(resumeAddress('pdf', language)) };
      return { ...shown, kind: box.kind };
    }),
  };
}
