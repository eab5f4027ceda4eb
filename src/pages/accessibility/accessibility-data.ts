import type { PageSource } from '../page-data.ts';

export type AccessibilityData = ReturnType<typeof makeData>;

/** The accessibility statement, after https://www.w3.org/WAI/planning/statements/. */
export function makeData({ content, t }: PageSource) {
  return {
    meta: { title: t('meta_accessibility_title'), description: t('meta_accessibility_description') },
    title: t('accessibility_title'),
    text: t('accessibility_text'),
    parts: [
      { id: 'aim', title: t('accessibility_aim_title'), text: t('accessibility_aim_text') },
      {
        id: 'tested',
        title: t('accessibility_tested_title'),
        list: [
          t('accessibility_tested_1'),
          t('accessibility_tested_2'),
          t('accessibility_tested_3'),
          t('accessibility_tested_4'),
        ],
      },
      {
        id: 'limits',
        title: t('accessibility_limits_title'),
        list: [t('accessibility_limits_1'), t('accessibility_limits_2')],
      },
      {
        id: 'report',
        title: t('accessibility_report_title'),
        text: t('accessibility_report_text'),
        email: content.site.email,
      },
    ],
  };
}
