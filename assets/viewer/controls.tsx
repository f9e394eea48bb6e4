/** Small controls that several views share. */

/** A row of buttons, one of which is pressed. */
export function Toggles<Name extends string>({ label, choices, chosen, choose }: {
  label: string, choices: [name: Name, text: string][], chosen: Name, choose: (name: Name) => void,
}) {
  return (
    <div class="sv-toggles" role="group" aria-label={label}>
      {choices.map(([name, text]) => (
        <button key={name} type="button" class="sv-toggle" data-choice={name} aria-pressed={name === chosen} onClick={() => choose(name)}>{text}</button>
      ))}
    </div>
  );
}

/** A drop-down list with a visible label. */
export function Choice({ label, choices, chosen, choose }: {
  label: string, choices: [name: string, text: string][], chosen: string, choose: (name: string) => void,
}) {
  return (
    <label class="sv-choice">
      {label}
      <select value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {choices.map(([name, text]) => <option key={name} value={name}>{text}</option>)}
      </select>
    </label>
  );
}
