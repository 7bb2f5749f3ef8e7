import { ConflictDialog } from './conflict-dialog.tsx'
import { DraftBar } from './draft-bar.tsx'
import type { FormState } from './use-versioned-form.ts'

/** The draft bar and the conflict dialog of a versioned form. */
export function FormFoot({ form, may }: { form: FormState; may: boolean }) {
  return (
    <>
      <DraftBar
        status={{ ...form.status, changed: form.changed && may }}
        saving={form.saving}
        onSave={() => void form.submit()}
        onDiscard={form.discard}
      />
      <ConflictDialog
        conflicts={form.conflicts}
        onAcceptTheirs={form.acceptTheirs}
        onWriteMine={() => void form.writeMine()}
        onClose={form.closeConflict}
      />
    </>
  )
}
