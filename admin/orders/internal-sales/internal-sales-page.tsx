import { Button, Card, Group, Stack, Table, Text, Title } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useLoaderData, useNavigate } from 'react-router'
import { formatMoment } from '#admin/components/date/format.ts'
import { useSave } from '#admin/components/form/use-save.ts'
import { Page } from '#admin/components/page/page.tsx'
import { api } from '#admin/shell/api.ts'
import { CustomerPicker } from './customer-picker.tsx'
import { NewCustomer } from './new-customer.tsx'

export async function loader() {
  return (await api.sales.list()).vendas
}

/** Starts an internal sale, and lists the open ones. */
export function Component() {
  const vendas = useLoaderData<typeof loader>()
  const [creating, setCreating] = useState(false)
  const { save, saving } = useSave()
  const navigate = useNavigate()

  async function start(idCliente: number) {
    const outcome = await save(() => api.sales.start({ idCliente }))
    if (outcome.ok) await navigate(`/vendas/${outcome.result.id}`)
  }

  return (
    <Page title="Venda interna">
      <Card withBorder maw={640}>
        <Stack>
          <Title order={2}>Para quem é a venda?</Title>
          <CustomerPicker disabled={saving} onPick={start} />
          <Group>
            <Text size="sm" c="gray.6">
              Não está na lista?
            </Text>
            <Button
              variant="default"
              leftSection={<IconUserPlus size={16} aria-hidden />}
              onClick={() => setCreating(true)}
            >
              Cadastrar cliente
            </Button>
          </Group>
        </Stack>
      </Card>
      {vendas.length > 0 && (
        <Stack gap="xs" maw={640}>
          <Title order={2}>Suas vendas em andamento</Title>
          <Table aria-label="Suas vendas em andamento">
            <Table.Tbody>
              {vendas.map(({ id, cliente, criadaEm, quantidadeTotal }) => (
                <Table.Tr key={id}>
                  <Table.Td>
                    <Link to={`/vendas/${id}`}>{cliente}</Link>
                  </Table.Td>
                  <Table.Td>{quantidadeTotal === 1 ? '1 item' : `${quantidadeTotal} itens`}</Table.Td>
                  <Table.Td ta="right">{formatMoment(criadaEm)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Stack>
      )}
      <NewCustomer opened={creating} onClose={() => setCreating(false)} onCreated={start} />
    </Page>
  )
}
