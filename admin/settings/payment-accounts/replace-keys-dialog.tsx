import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { api } from '#admin/shell/api.ts'
import type { StoredAccount } from '#contract/settings/payment-accounts.ts'
import { CredentialInputs } from './credential-inputs.tsx'
import { OutdatedAccount } from './outdated-account.tsx'

type ReplaceKeysDialogProps = { account: StoredAccount; onClose: () => void }

/** Replaces keys of an account; fields that stay empty keep theirs. */
export function ReplaceKeysDialog({ account, onClose }: ReplaceKeysDialogProps) {
  const { id, nome, provedor, pistas, versao } = account
  const [credenciais, setCredenciais] = useState<Record<string, string>>({})
  const [outdated, setOutdated] = useState(false)
  const { save, saving, campos } = useSave()

  async function submit() {
    const outcome = await save(
      () => api.paymentAccounts.replaceKeys({ id, versao, credenciais }),
      'Conexão conferida. As chaves novas já valem.',
    )
    if (outcome.ok) onClose()
    else setOutdated(outcome.failure.code === 'VersaoAntiga')
  }

  return (
    <Dialog onClose={onClose} title={`Trocar chaves de ${nome}`} size="lg">
      <PanelForm onSubmit={submit}>
        <Stack>
          <Text size="sm">
            Preencha só o que mudou. As chaves de agora valem até o provedor aceitar as novas.
          </Text>
          <OutdatedAccount outdated={outdated} />
          <CredentialInputs
            provedor={provedor}
            value={credenciais}
            onChange={setCredenciais}
            errors={campos}
            pistas={pistas}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Voltar
            </Button>
            <Button
              type="submit"
              loading={saving}
              disabled={Object.values(credenciais).every((text) => text === '')}
            >
              Conferir e trocar
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Dialog>
  )
}
