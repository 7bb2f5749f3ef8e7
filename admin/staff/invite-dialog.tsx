import { Button, Modal, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Role } from '#domain/staff/permissions.ts'
import { PanelForm } from '../components/form/panel-form.tsx'
import { useSave } from '../components/form/use-save.ts'
import { api } from '../shell/api.ts'
import { RoleSelect } from './role-select.tsx'

/** Invites a staff member by mail. */
export function InviteDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { save, saving, campos } = useSave()
  const [papel, setPapel] = useState<Role>('atendimento')

  async function invite(form: FormData) {
    const [nome, email] = [String(form.get('nome')), String(form.get('email'))]
    const { ok } = await save(
      () => api.staff.invite({ nome, email, papel }),
      `Convite a caminho de ${email}. O link vale por 3 dias.`,
    )
    if (ok) onClose()
  }

  return (
    <Modal opened={opened} onClose={onClose} title="Convidar para a equipe">
      <PanelForm onSubmit={invite}>
        <Stack>
          <TextInput
            label="Nome"
            name="nome"
            required
            maxLength={120}
            data-autofocus
            error={campos['nome']}
          />
          <TextInput label="E-mail" name="email" type="email" required error={campos['email']} />
          <RoleSelect papel={papel} onChange={setPapel} />
          <Button type="submit" loading={saving}>
            Mandar convite
          </Button>
        </Stack>
      </PanelForm>
    </Modal>
  )
}
