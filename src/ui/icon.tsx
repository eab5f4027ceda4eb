import { type IconName, iconAddress } from './icons.ts';

/** A line icon in the colour of the text around it. It says nothing: the words beside it do. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg aria-hidden="true" className={className} width="1.25em" height="1.25em" viewBox="0 0 24 24">
      <use href={iconAddress(name)} />
    </svg>
  );
}
