import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { DATE_HINTS, type DateShape, maskDate, readDate, writeDate } from './typed-date.ts'

type DateFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  shape: DateShape
  /** A local date as in an HTML input: `2026-11-21`, `2026-11-21T09:30`; empty for no date. */
  value: string
  /** Called with a complete date, or with an empty text while there is none. */
  onChange: (local: string) => void
}

/**
 * A date field that shows and reads dd/mm/aaaa: the native field would follow the browser's language. The calendar is
 * the browser's.
 */
export function DateField({ shape, value, onChange, error, ...props }: DateFieldProps) {
  const [text, setText] = useState(() => writeDate(value, shape))
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  const [left, setLeft] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  if (value !== seen) {
    setSeen(value)
    // Changed from outside, for example by a cleared filter. A value sent from here comes back a moment later.
    if (value !== sent) {
      setSent(value)
      setText(writeDate(value, shape))
    }
  }
  const isWrong = left && text !== '' && readDate(text, shape) === null

  function change(typed: string) {
    const local = readDate(typed, shape) ?? ''
    setText(typed)
    setSent(local)
    if (local !== sent) onChange(local)
  }

  return (
    <TextInput
      {...props}
      value={text}
      onChange={(event) => {
        setLeft(false)
        change(typedText(event, shape))
      }}
      onBlur={() => setLeft(true)}
      error={error ?? (isWrong && `Digite ${EXAMPLES[shape]}.`)}
      placeholder={DATE_HINTS[shape]}
      inputMode="numeric"
      autoComplete="off"
      rightSection={
        <>
          <ActionIcon
            variant="subtle"
            color="gray.7"
            aria-label="Abrir o calendário"
            onClick={() => picker.current?.showPicker()}
          >
            <IconCalendar size={16} />
          </ActionIcon>
          <input
            ref={picker}
            type={shape === 'day' ? 'date' : 'datetime-local'}
            value={value}
            onChange={(event) => change(writeDate(event.currentTarget.value, shape))}
            tabIndex={-1}
            aria-hidden
            style={{ position: 'absolute', inset: 0, opacity: 0, pointerEvents: 'none' }}
          />
        </>
      }
    />
  )
}

const EXAMPLES: Record<DateShape, string> = {
  day: 'dia, mês e ano, como 21/11/2026',
  moment: 'dia, mês, ano e hora, como 21/11/2026 09:30',
}

/** Inserts the separators only while the caret is at the end; in the middle, the caret would jump. */
function typedText({ currentTarget }: ChangeEvent<HTMLInputElement>, shape: DateShape): string {
  const { value, selectionStart } = currentTarget

  return selectionStart === value.length ? maskDate(value, shape) : value
}
