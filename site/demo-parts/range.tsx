interface Props {
  name: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  onValue: (value: number) => void;
  className?: string;
}

/** A slider for a number. */
export function Range({ name, className, onValue, ...rest }: Props) {
  return (
    <label className={className}>
      {name}
      <input type="range" {...rest} onChange={({ target }) => onValue(Number(target.value))} />
    </label>
  );
}
