import { Button, Group, Radio, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { api } from '#admin/shell/api.ts'
import type { NewAccount } from '#contract/settings/payment-accounts.ts'
import { KNOWN_PROVIDERS, type KnownProvider, PROVIDERS } from '#domain/payments/accounts/providers.ts'
import { CredentialInputs } from './credential-inputs.tsx'
import { allMethods, MethodFields } from './method-fields.tsx'

/** Adds an account: first the provider, then its keys and what it takes. */
export function AddAccountDialog({ onClose }: { onClose: () => void }) {
  const [account, setAccount] = useState<NewAccount>(() => emptyAccount(KNOWN_PROVIDERS[0]))
  const { save, saving, campos } = useSave()
  const { provedor, ambiente, nome, metodos, credenciais } = account
  const set = (changes: Partial<NewAccount>) => setAccount({ ...account, ...changes })

  async function submit() {
    const { ok } = await save(
      () => api.paymentAccounts.create(account),
      'Conexão conferida. A conta já recebe.',
    )
    if (ok) onClose()
  }

  return (
    <Dialog onClose={onClose} title="Adicionar conta" size="lg">
      <PanelForm onSubmit={submit}>
        <Stack>
          <Radio.Group
            label="Provedor"
            value={provedor}
            onChange={(chosen) => {
              const known = KNOWN_PROVIDERS.find((one) => one === chosen)
              if (known) setAccount(emptyAccount(known))
            }}
          >
            <Stack gap="xs" mt="xs">
              {KNOWN_PROVIDERS.map((one) => (
                <Radio key={one} value={one} label={PROVIDERS[one].nome} description={PROVIDERS[one].frase} />
              ))}
            </Stack>
          </Radio.Group>
          {PROVIDERS[provedor].teste && (
            <Radio.Group
              label="Ambiente"
              value={ambiente}
              onChange={(chosen) => set({ ambiente: chosen === 'teste' ? 'teste' : 'producao' })}
              error={campos['ambiente']}
            >
              <Stack gap="xs" mt="xs">
                <Radio value="producao" label="Produção" description="Dinheiro de verdade" />
                <Radio
                  value="teste"
                  label="Teste"
                  description="Com as chaves de teste do provedor. Não recebe enquanto houver uma conta de produção ligada."
                />
              </Stack>
            </Radio.Group>
          )}
          <TextInput
            label="Nome na loja"
            description="Só a equipe o vê, nos pedidos e aqui"
            value={nome}
            onChange={(event) => set({ nome: event.currentTarget.value })}
            error={campos['nome']}
            required
            maxLength={60}
          />
          <CredentialInputs
            provedor={provedor}
            value={credenciais}
            onChange={(typed) => set({ credenciais: typed })}
            errors={campos}
          />
          <MethodFields
            provedor={provedor}
            value={metodos}
            onChange={(chosen) => set({ metodos: chosen })}
            errors={campos}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Voltar
            </Button>
            <Button type="submit" loading={saving}>
              Conferir e adicionar
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Dialog>
  )
}

function emptyAccount(provedor: KnownProvider = 'pixBanco'): NewAccount {
  return {
    provedor,
    ambiente: 'producao',
    nome: PROVIDERS[provedor].nome,
    metodos: allMethods(provedor),
    credenciais: {},
  }
}
