import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { api } from '#admin/shell/api.ts'
import type { FreightAccount } from '#contract/settings/freight-accounts.ts'
import { type FreightPlace, PLACES } from './places.ts'

type KeysDialogProps = {
  ambiente: FreightPlace
  /** Null for a new account. */
  account: FreightAccount | null
  onClose: () => void
}

/** Enters or replaces the keys of an account; a stored one is never shown but for its end. */
export function KeysDialog({ ambiente, account, onClose }: KeysDialogProps) {
  const [token, setToken] = useState('')
  const [segredo, setSegredo] = useState('')
  const { save, saving, campos } = useSave()
  const { nome, frase, tokens } = PLACES[ambiente]

  async function submit() {
    const { ok } = await save(
      () => api.freightAccounts.save({ ambiente, token, segredo }),
      'Conexão conferida.',
    )
    if (ok) onClose()
  }

  return (
    <Dialog onClose={onClose} title={account ? `Trocar as chaves: ${nome}` : nome} size="lg">
      <PanelForm onSubmit={submit}>
        <Stack>
          <Text size="sm">
            {account ? 'Preencha só o que mudou. O token de agora vale até o novo ser aceito.' : frase}
          </Text>
          <PasswordInput
            label="Token"
            description={`Em ${tokens}, com todas as permissões. Vale um ano`}
            value={token}
            onChange={(event) => setToken(event.currentTarget.value)}
            error={campos['token']}
            required={account === null}
            placeholder={placeholderOf(account?.pistas.token)}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
          />
          <PasswordInput
            label="Secret do aplicativo (opcional)"
            description="Só se a loja tem um aplicativo na Área Dev: com ele, o andamento chega na hora. Sem ele, a loja pergunta a cada meia hora"
            value={segredo}
            onChange={(event) => setSegredo(event.currentTarget.value)}
            error={campos['segredo']}
            placeholder={placeholderOf(account?.pistas.segredo)}
            autoComplete="off"
            spellCheck={false}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Voltar
            </Button>
            <Button type="submit" loading={saving} disabled={token === '' && segredo === ''}>
              Conferir e salvar
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Dialog>
  )
}

function placeholderOf(hint: string | undefined): string {
  return hint === undefined ? '' : `Guardado, termina em ${hint}`
}
