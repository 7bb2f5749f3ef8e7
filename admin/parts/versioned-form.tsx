import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Permission } from '#domain/staff/permissions.ts'
import { useMay } from '../shell/entry.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DraftBar } from './draft-bar.tsx'

type VersionedFormProps = {
  /** Who may not do this only looks. */
  para: Permission
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
export function VersionedForm({ para, form, children }: VersionedFormProps) {
  const may = useMay(para)

  return (
    <>
      <fieldset disabled={!may} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
        <Stack maw={760} pb={72}>
          {children}
        </Stack>
      </fieldset>
      <DraftBar
        changed={form.changed && may}
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
