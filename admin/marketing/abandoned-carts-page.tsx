import { Anchor, Badge, Button, Stack, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { AbandonedCart } from '#contract/cart/abandoned-carts.ts'
import { whatsappLink } from '#domain/format/contact-link.ts'
import { formatPhone } from '#domain/format/format-phone.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { formatMoment } from '../components/date/format.ts'
import { useSave } from '../components/form/use-save.ts'
import { Allowed } from '../components/page/allowed.tsx'
import { EmptyState } from '../components/page/empty-state.tsx'
import { Page } from '../components/page/page.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { queryOf } from '../components/table/search-params.ts'
import { api } from '../shell/api.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const { pagina } = queryOf(request)

  return api.carts.listAbandoned({ pagina })
}

/** Abandoned carts, with their value, customer, and the result of the reminders. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <Page title="Carrinhos abandonados">
      <Text size="sm" c="gray.6" maw={720}>
        Os dos últimos 30 dias, de quem deixou contato. A loja lembra sozinha, uma vez, quem aceitou receber
        ofertas; aqui você lembra de novo.
      </Text>
      <DataTable
        label="Carrinhos abandonados"
        rows={itens}
        total={total}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            title="Nenhum carrinho abandonado"
            text="Quando alguém deixa produtos na sacola e o e-mail no checkout, e não volta em uma hora, o carrinho aparece aqui."
          />
        }
      />
    </Page>
  )
}

const COLUMNS: Column<AbandonedCart>[] = [
  { title: 'Quando', cell: ({ em }) => formatMoment(em) },
  {
    title: 'O que ficou',
    cell: ({ produtos, unidades }) => (
      <>
        {produtos.join(', ')}
        <Text size="xs" c="gray.6">
          {unidades === 1 ? '1 unidade' : `${unidades} unidades`}
        </Text>
      </>
    ),
    wide: true,
  },
  { title: 'Valor', cell: ({ valor }) => formatBRL(valor), align: 'right' },
  {
    title: 'Contato',
    cell: (cart) => (
      <Stack gap={4} align="flex-start">
        <Contact cart={cart} />
        <RemindButton cart={cart} />
      </Stack>
    ),
  },
  { title: 'Lembrete', cell: ({ lembrete }) => <Reminder lembrete={lembrete} />, wide: true },
]

function Contact({ cart: { contato } }: { cart: AbandonedCart }) {
  if (!contato) return <Text size="sm">—</Text>
  const { idCliente, nome, email, celular } = contato

  return (
    <Stack gap={0}>
      {idCliente === null ? (
        nome
      ) : (
        <Anchor component={Link} to={`/clientes/${idCliente}`} size="sm">
          {nome}
        </Anchor>
      )}
      <Anchor href={`mailto:${email}`} size="xs">
        {email}
      </Anchor>
      {celular !== '' && (
        <Anchor href={whatsappLink(celular)} target="_blank" size="xs">
          {formatPhone(celular)}
        </Anchor>
      )}
    </Stack>
  )
}

function Reminder({ lembrete }: Pick<AbandonedCart, 'lembrete'>) {
  if (!lembrete) return <Text size="sm">Nenhum</Text>
  const { em, enviadoEm, clicadoEm } = lembrete

  return (
    <Stack gap={2} align="flex-start">
      <Text size="xs">{formatMoment(enviadoEm ?? em)}</Text>
      <Badge variant="light" color={clicadoEm ? 'pine' : 'gray'} miw="max-content">
        {stateOf(enviadoEm, clicadoEm)}
      </Badge>
    </Stack>
  )
}

function stateOf(enviadoEm: string | null, clicadoEm: string | null): string {
  if (clicadoEm !== null) return 'Abriu o link'

  return enviadoEm === null ? 'Na fila' : 'Enviado'
}

function RemindButton({ cart: { id, aceitaOfertas, lembrete } }: { cart: AbandonedCart }) {
  const { save, saving } = useSave()
  if (!aceitaOfertas)
    return (
      <Text size="xs" c="gray.6">
        Não aceitou ofertas
      </Text>
    )

  return (
    <Allowed permission="marketing.editar">
      <Button
        size="xs"
        variant="default"
        loading={saving}
        leftSection={<IconMail size={14} aria-hidden />}
        onClick={() => void save(() => api.carts.remind({ id }), 'O lembrete vai sair em instantes.')}
      >
        {lembrete ? 'Lembrar de novo' : 'Lembrar'}
      </Button>
    </Allowed>
  )
}
