import { ConflictDialog } from './conflict-dialog.tsx'
import { DraftBar } from './draft-bar.tsx'
import type { FormState } from './use-versioned-form.ts'

/** What stands below a form that counts its versions: the bar of its draft, and the differences where two people met. */
export function FormFoot({ form, may }: { form: FormState; may: boolean }) {
  return (
    <>
      <DraftBar
        changed={form.changed && may}
        saving={form.saving}
        recovered={form.recovered}
        onSave={() => void form.submit()}
        onDiscard={form.discard}
      />
      <ConflictDialog
        diferencas={form.diferencas}
        onAcceptTheirs={form.acceptTheirs}
        onWriteMine={() => void form.writeMine()}
        onClose={form.closeConflict}
      />
    </>
  )
}
