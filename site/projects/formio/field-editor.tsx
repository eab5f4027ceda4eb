import { Icon, useLanguage } from 'fitout/islands';
import styles from './composer.module.css';
import type { Field, Kind } from './form-fields.ts';

const kinds = [
  ['text', 'composer_kind_text'],
  ['email', 'composer_kind_email'],
  ['number', 'composer_kind_number'],
  ['date', 'composer_kind_date'],
] as const;

interface Props {
  field: Field;
  onChange: (changed: Partial<Field>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** The properties of the chosen field. */
export function FieldEditor({ field: { id, name, kind, required }, onChange, onMove, onRemove }: Props) {
  const { t } = useLanguage();
  return (
    <fieldset className={`${styles.editor} needs-script`}>
      <legend>{t('composer_field', { name })}</legend>
      <label>
        {t('composer_name')}
        <input
          key={id}
          type="text"
          autoComplete="off"
          maxLength={40}
          value={name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </label>
      <label>
        {t('composer_type')}
        <select value={kind} onChange={({ target }) => onChange({ kind: target.value as Kind })}>
          {kinds.map(([value, text]) => (
            <option key={value} value={value}>
              {t(text)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input type="checkbox" checked={required} onChange={({ target }) => onChange({ required: target.checked })} />
        {t('composer_required')}
      </label>
      <span>
        <button type="button" aria-label={t('composer_up', { name })} onClick={() => onMove(-1)}>
          <Icon name="lucide:arrow-up" />
        </button>
        <button type="button" aria-label={t('composer_down', { name })} onClick={() => onMove(1)}>
          <Icon name="lucide:arrow-down" />
        </button>
        <button type="button" aria-label={t('composer_remove', { name })} onClick={onRemove}>
          <Icon name="lucide:trash-2" />
        </button>
      </span>
    </fieldset>
  );
}
