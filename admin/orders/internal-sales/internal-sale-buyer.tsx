import { Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { api } from '#admin/shell/api.ts'
import type { Sale } from '#contract/orders/sales/internal-sales.ts'

/** The buyer's data that an order needs and the account lacks. Nothing, for most. */
export function SaleBuyer({ sale }: { sale: Sale }) {
  const { save, saving, campos } = useSave()
  if (sale.compra.identificacao) return null
  const { id, cliente } = sale

  return (
    <Card withBorder>
      <PanelForm
        onSubmit={(fields) => {
          const [documento, celular] = [String(fields.get('documento')), String(fields.get('celular'))]
          const { nomeRazao, email } = cliente
          void save(() => api.sales.identify({ id, nomeRazao, email, documento, celular }))
        }}
      >
        <Stack>
          <Title order={2}>Quem compra</Title>
          <Text size="sm">
            O cadastro de {cliente.nomeRazao} ainda não tem tudo o que a nota fiscal pede.
          </Text>
          <Group align="flex-start" grow>
            <TextInput name="documento" label="CPF ou CNPJ" required error={campos['documento']} />
            <TextInput
              name="celular"
              type="tel"
              label="Celular com DDD"
              defaultValue={cliente.celular}
              required
              error={campos['celular']}
            />
          </Group>
          <Button type="submit" variant="default" loading={saving} style={{ alignSelf: 'flex-start' }}>
            Guardar
          </Button>
        </Stack>
      </PanelForm>
    </Card>
  )
}
