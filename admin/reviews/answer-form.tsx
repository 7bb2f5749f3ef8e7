import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useSave } from '../components/form/use-save.ts'

type AnswerFormProps = {
  /** The current answer. */
  initial?: string
  /** Label of the button that opens the form; without it, the form is open. */
  openLabel?: string
  buttonLabel: string
  success: string
  onSend: (texto: string) => Promise<unknown>
}

/** The store's public answer to a review or question. */
export function AnswerForm({ initial = '', openLabel, buttonLabel, success, onSend }: AnswerFormProps) {
  const [open, setOpen] = useState(openLabel === undefined)
  const [text, setText] = useState(initial)
  const { save, saving, campos } = useSave()
  if (!open)
    return (
      <Group>
        <Button size="xs" variant="subtle" onClick={() => setOpen(true)}>
          {openLabel}
        </Button>
      </Group>
    )

  async function send() {
    const outcome = await save(() => onSend(text.trim()), success)
    if (outcome.ok) setOpen(openLabel === undefined)
  }

  return (
    <>
      <Textarea
        label="Resposta da loja"
        value={text}
        maxLength={2000}
        autosize
        minRows={2}
        error={campos['texto'] ?? campos['resposta']}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group>
        <Button
          size="xs"
          variant="default"
          loading={saving}
          disabled={text.trim() === '' || text.trim() === initial}
          onClick={send}
        >
          {buttonLabel}
        </Button>
      </Group>
    </>
  )
}
