import { type ComponentProps, useRef } from 'react'
import { EmailSuggestion } from './email-suggestion.tsx'
import { Field } from './field.tsx'
import { useEmailSuggestion } from './use-email-suggestion.ts'

/** An e-mail field that suggests a correction if the address looks mistyped. */
export function EmailField(props: ComponentProps<typeof Field>) {
  const place = useRef<HTMLDivElement>(null)
  const { suggestion, ask, accept } = useEmailSuggestion(place)

  return (
    <div ref={place}>
      <Field
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        name="email"
        maxLength={254}
        onBlur={(event) => void ask(event.currentTarget.value)}
      />
      <EmailSuggestion suggestion={suggestion} onAccept={accept} />
    </div>
  )
}
