import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { api } from '#admin/shell/api.ts'
import type { StoredAccount } from '#contract/settings/payment-accounts.ts'
import { MethodFields } from './method-fields.tsx'
import { OutdatedAccount } from './outdated-account.tsx'

type ChangeAccountDialogProps = { account: StoredAccount; onClose: () => void }

/** Changes an account's name and what it takes. */
export function ChangeAccountDialog({ account, onClose }: ChangeAccountDialogProps) {
  const { id, provedor, ativa, versao } = account
  const [nome, setNome] = useState(account.nome)
  const [metodos, setMetodos] = useState(account.metodos)
  const [outdated, setOutdated] = useState(false)
  const { save, saving, campos } = useSave()

  async function submit() {
    const outcome = await save(
      () => api.paymentAccounts.change({ id, versao, nome, metodos, ativa }),
      'Conta salva. A loja já mostra.',
    )
    if (outcome.ok) onClose()
    else setOutdated(outcome.failure.code === 'VersaoAntiga')
  }

  return (
    <Dialog onClose={onClose} title={account.nome} size="lg">
      <PanelForm onSubmit={submit}>
        <Stack>
          <OutdatedAccount outdated={outdated} />
          <TextInput
            label="Nome na loja"
            value={nome}
            onChange={(event) => setNome(event.currentTarget.value)}
            error={campos['nome']}
            required
            maxLength={60}
            data-autofocus
          />
          <MethodFields provedor={provedor} value={metodos} onChange={setMetodos} errors={campos} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Voltar
            </Button>
            <Button type="submit" loading={saving}>
              Salvar
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Dialog>
  )
}
