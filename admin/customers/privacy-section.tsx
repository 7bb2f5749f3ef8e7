import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '#admin/components/page/dialog.tsx'
import type { CustomerProfile } from '#contract/customers/admin-customers.ts'
import { PanelForm } from '../components/form/panel-form.tsx'
import { useSave } from '../components/form/use-save.ts'
import { Section } from '../components/page/section.tsx'
import { api } from '../shell/api.ts'

/** A customer's rights under the LGPD: access to all their data, and erasure. */
export function PrivacySection({ cliente }: { cliente: CustomerProfile }) {
  const [asking, setAsking] = useState(false)
  const { id } = cliente

  return (
    <Section
      title="Privacidade"
      text="A pedido do cliente (LGPD, art. 18). Confira antes que o pedido é mesmo dele; fica na auditoria."
    >
      <Group>
        <Button
          component="a"
          href={`/v2/admin/customers/${id}/data`}
          download={`cliente-${id}.json`}
          variant="default"
        >
          Baixar os dados
        </Button>
        <Button variant="default" c="red.9" onClick={() => setAsking(true)}>
          Excluir a conta
        </Button>
      </Group>
      {asking && <EraseDialog cliente={cliente} onClose={() => setAsking(false)} />}
    </Section>
  )
}

function EraseDialog({ cliente: { id, email }, onClose }: { cliente: CustomerProfile; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const { save, saving, campos } = useSave()
  const navigate = useNavigate()

  async function erase() {
    const { ok } = await save(async () => {
      await api.privacy.erase({ id, email: typed })
      // Leaves first, since the page of an erased customer can't be reloaded.
      await navigate('/clientes')
    }, 'Conta excluída.')
    if (ok) onClose()
  }

  return (
    <Dialog onClose={onClose} title="Excluir a conta">
      <PanelForm onSubmit={erase}>
        <Stack>
          <Text size="sm">
            Conta, endereços, sacola e favoritos somem, e avaliações ficam sem nome. De pedidos pagos fica o
            que a lei manda guardar. Não dá para desfazer.
          </Text>
          <TextInput
            label={`Digite ${email} para confirmar`}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={campos['email']}
            autoComplete="off"
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Voltar
            </Button>
            <Button type="submit" color="red.9" loading={saving} disabled={typed === ''}>
              Excluir
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Dialog>
  )
}
