import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { MoneyInput, type MoneyInputProps } from './money-input.tsx'

type SavedMoneyProps = Omit<MoneyInputProps, 'onChange'> & {
  /** Saves what was typed; whether it was saved. */
  onSave: (centavos: number | null) => Promise<boolean>
}

/** A field for money that is saved when it is left. What could not be saved stays in it, with a button to try again. */
export function SavedMoney({ value, onSave, ...props }: SavedMoneyProps) {
  const [unsaved, setUnsaved] = useState<number | null | undefined>()

  async function save(centavos: number | null) {
    setUnsaved(centavos)
    if (await onSave(centavos)) setUnsaved(undefined)
  }

  return (
    <Stack gap={4} align="flex-end">
      <MoneyInput {...props} value={unsaved === undefined ? value : unsaved} onChange={save} />
      {unsaved !== undefined && !props.disabled && (
        <Button size="compact-xs" variant="default" onClick={() => void save(unsaved)}>
          Tentar de novo
        </Button>
      )}
    </Stack>
  )
}
