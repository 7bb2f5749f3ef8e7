import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DraftBar } from './draft-bar.tsx'

type VersionedFormProps = {
  /** What `useVersionedForm` answers. */
  form: {
    changed: boolean
    saving: boolean
    recovered: { em: Date; outdated: boolean } | null
    diferencas: { campo: string; atual: string; meu: string }[] | null
    submit: () => Promise<void>
    discard: () => void
    keepTheirs: () => void
    writeMine: () => Promise<void>
    closeConflict: () => void
  }
  children: ReactNode
}

/** The fields of a form that counts its versions, its draft's bar, and the differences where two people met. */
export function VersionedForm({ form, children }: VersionedFormProps) {
  return (
    <>
      <Stack maw={760} pb={72}>
        {children}
      </Stack>
      <DraftBar
        changed={form.changed}
        saving={form.saving}
        recovered={form.recovered}
        onSave={() => void form.submit()}
        onDiscard={form.discard}
      />
      <ConflictDialog
        diferencas={form.diferencas}
        onKeepTheirs={form.keepTheirs}
        onWriteMine={() => void form.writeMine()}
        onClose={form.closeConflict}
      />
    </>
  )
}
