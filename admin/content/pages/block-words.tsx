import { Textarea, TextInput } from '@mantine/core'

type Props = { value: string; error?: string | undefined; onChange: (value: string) => void }

/** The title of a block. */
export function BlockTitle({ value, error, onChange }: Props) {
  return (
    <TextInput
      label="Título"
      maxLength={200}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** The plain text of a block. */
export function BlockText({ value, error, onChange }: Props) {
  return (
    <Textarea
      label="Texto"
      maxLength={500}
      autosize
      minRows={2}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
