import { Anchor, Button, Group, NativeSelect, Stack, Table, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { AdminTeachingAccount, TeachingCredit } from '#contract/customers/teaching/admin-teaching.ts'
import {
  MAX_SCHOOL_DAYS,
  MAX_SCHOOL_FREIGHT,
  MAX_TEACHING_PERCENT,
  type TeachingBenefit,
} from '#domain/customer/teaching/teaching-account.ts'
import { ACCOUNT_SITUATIONS, LIST_SITUATIONS } from '#domain/customer/teaching/teaching-words.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { formatDay, formatShortDate } from '#domain/time/format-date.ts'
import { PanelForm } from '../../components/form/panel-form.tsx'
import { useSave } from '../../components/form/use-save.ts'
import { MoneyInput } from '../../components/number/money-input.tsx'
import { RequiredNumber } from '../../components/number/required-number.tsx'
import { Allowed } from '../../components/page/allowed.tsx'
import { askFirst } from '../../components/page/ask-first.tsx'
import { Page } from '../../components/page/page.tsx'
import { Section } from '../../components/page/section.tsx'
import { PageTurner } from '../../components/table/page-turner.tsx'
import { queryOf } from '../../components/table/search-params.ts'
import { api } from '../../shell/api.ts'
import { useMay } from '../../shell/entry.ts'

const PER_PAGE = 50

export async function loader({ params, request }: LoaderFunctionArgs) {
  const id = Number(params['id'])
  const [conta, creditos] = await Promise.all([
    api.teaching.get({ id }),
    api.teaching.credits({ ...queryOf(request), id, porPagina: PER_PAGE }),
  ])

  return { conta, creditos }
}

const CREDITS: Record<TeachingCredit['tipo'], string> = {
  ganho: 'Compra pela lista',
  estorno: 'Estorno',
  uso: 'Usado em um pedido',
  devolucao: 'Devolvido por um pedido',
  ajuste: 'Ajuste',
}

/** A teacher's or a school's account: its answer, its lists, its credit. */
export function Component() {
  const { conta, creditos } = useLoaderData<typeof loader>()
  const { id, versao, nome, tipo, cidade, mensagem, nomeRazao, email, pedidaEm, listas } = conta

  return (
    <Page
      title={nome}
      back={{ to: '/clientes/ensino', label: 'Professores e escolas' }}
      actions={
        <Button component={Link} to={`/clientes/${id}`} variant="default">
          Ver o cliente
        </Button>
      }
    >
      <Stack key={id}>
        <Section title="Pedido">
          <Text size="sm">
            {tipo === 'escola' ? 'Escola' : 'Professor'}
            {cidade && `, ${cidade}`}. Pedido por {nomeRazao} ({email}) em {formatShortDate(pedidaEm)}.
          </Text>
          {mensagem && (
            <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {mensagem}
            </Text>
          )}
        </Section>
        <AnswerSection key={versao} conta={conta} />
        <Section title="Listas">
          {listas.length === 0 ? (
            <Text size="sm">Ainda não há listas.</Text>
          ) : (
            <Table aria-label="Listas" horizontalSpacing="xs">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Lista</Table.Th>
                  <Table.Th visibleFrom="sm">Situação</Table.Th>
                  <Table.Th ta="right">Alunos</Table.Th>
                  <Table.Th ta="right">Pedidas</Table.Th>
                  <Table.Th ta="right">Pagas</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {listas.map((lista) => (
                  <Table.Tr key={lista.id}>
                    <Table.Td>
                      {lista.entrega === 'escola' && lista.pedidas > 0 ? (
                        <Anchor component={Link} to={`/turmas/${lista.id}`} size="sm">
                          {lista.nome}
                        </Anchor>
                      ) : (
                        lista.nome
                      )}
                      <Text size="xs" c="gray.6">
                        {lista.entrega === 'escola' ? 'Entrega na escola' : 'Entrega a cada família'}
                        {lista.prazo && `, até ${formatDay(lista.prazo)}`}
                      </Text>
                      <Text size="xs" c="gray.6" hiddenFrom="sm">
                        {LIST_SITUATIONS[lista.situacao]}
                      </Text>
                    </Table.Td>
                    <Table.Td visibleFrom="sm">{LIST_SITUATIONS[lista.situacao]}</Table.Td>
                    <Table.Td ta="right">{lista.alunos}</Table.Td>
                    <Table.Td ta="right">{lista.pedidas}</Table.Td>
                    <Table.Td ta="right">{lista.pagas}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          )}
        </Section>
        <CreditSection conta={conta} creditos={creditos} />
      </Stack>
    </Page>
  )
}

/** Approves or refuses the account, and says what it gets. */
function AnswerSection({ conta }: { conta: AdminTeachingAccount }) {
  const { id, versao, situacao } = conta
  const [beneficio, setBeneficio] = useState<TeachingBenefit>(conta.beneficio)
  const [percentual, setPercentual] = useState(conta.percentual)
  const [freteEscola, setFreteEscola] = useState(conta.freteEscola)
  const [diasEscola, setDiasEscola] = useState(conta.diasEscola)
  const { save, saving } = useSave()
  const mayEdit = useMay('clientes.editar')
  const isApproved = situacao === 'aprovada'
  const isSame =
    beneficio === conta.beneficio &&
    percentual === conta.percentual &&
    freteEscola === conta.freteEscola &&
    diasEscola === conta.diasEscola
  const answer = (to: 'aprovada' | 'recusada', said: string) =>
    save(
      () => api.teaching.answer({ id, versao, situacao: to, beneficio, percentual, freteEscola, diasEscola }),
      said,
    )

  async function refuse() {
    const sure = await askFirst({
      title: isApproved ? 'Encerrar a conta?' : 'Recusar o pedido?',
      text: isApproved
        ? 'Os links que os pais receberam deixam de abrir, e o cliente recebe um e-mail. Aprovada de novo, a conta volta com as suas listas.'
        : 'O cliente recebe um e-mail de que a conta não foi aprovada. Você ainda pode aprová-la depois.',
      action: isApproved ? 'Encerrar a conta' : 'Recusar',
      danger: true,
    })
    if (sure)
      await answer('recusada', isApproved ? 'Conta encerrada: os links não abrem mais.' : 'Pedido recusado.')
  }

  return (
    <Section
      title="Resposta"
      text="O desconto vale para o que se compra pelas listas desta conta. O crédito vai para a conta, da parte que os pais pagaram, e se usa nas compras dela. O cliente recebe um e-mail quando a situação muda."
    >
      <Text size="sm">Situação: {ACCOUNT_SITUATIONS[situacao]}</Text>
      {mayEdit && (
        <Group align="flex-end" gap="xs">
          <NativeSelect
            label="Benefício"
            value={beneficio}
            onChange={(event) =>
              setBeneficio(event.currentTarget.value === 'credito' ? 'credito' : 'desconto')
            }
            data={[
              { value: 'desconto', label: 'Desconto para quem compra' },
              { value: 'credito', label: 'Crédito para a conta' },
            ]}
          />
          <RequiredNumber
            label="Porcentagem"
            value={percentual}
            onChange={setPercentual}
            min={0}
            max={MAX_TEACHING_PERCENT}
            allowDecimal={false}
            suffix="%"
            w={120}
          />
          <MoneyInput
            label="Frete da entrega na escola"
            description="Por pedido. Zero: de graça"
            value={freteEscola}
            onChange={(valor) => setFreteEscola(Math.min(MAX_SCHOOL_FREIGHT, Math.abs(valor ?? 0)))}
            w={220}
          />
          <RequiredNumber
            label="Transporte até a escola"
            description="Depois do último dia da lista e do preparo"
            value={diasEscola}
            onChange={setDiasEscola}
            min={1}
            max={MAX_SCHOOL_DAYS}
            allowDecimal={false}
            suffix={diasEscola === 1 ? ' dia útil' : ' dias úteis'}
            w={220}
          />
          <Button
            loading={saving}
            disabled={isApproved && isSame}
            onClick={() => void answer('aprovada', isApproved ? 'Conta salva.' : 'Conta aprovada.')}
          >
            {isApproved ? 'Salvar' : 'Aprovar'}
          </Button>
          {situacao !== 'recusada' && (
            <Button variant="default" loading={saving} onClick={() => void refuse()}>
              {isApproved ? 'Encerrar a conta' : 'Recusar'}
            </Button>
          )}
        </Group>
      )}
    </Section>
  )
}

/** The credit of an account, movement by movement, and its correction by hand. */
function CreditSection({ conta: { id, saldo }, creditos }: Awaited<ReturnType<typeof loader>>) {
  return (
    <Section title="Crédito" text={`Saldo: ${formatBRL(saldo)}`}>
      <Allowed permission="clientes.editar">
        <Adjustment id={id} />
      </Allowed>
      {creditos.itens.length > 0 && (
        <Table aria-label="Movimentos do crédito" horizontalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Dia</Table.Th>
              <Table.Th>O quê</Table.Th>
              <Table.Th visibleFrom="sm">Quem</Table.Th>
              <Table.Th ta="right">Valor</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {creditos.itens.map((credit) => (
              <Table.Tr key={credit.id}>
                <Table.Td>{formatShortDate(credit.em)}</Table.Td>
                <Table.Td>
                  {credit.pedido ? (
                    <Anchor component={Link} to={`/pedidos/${credit.pedido}`} size="sm">
                      {CREDITS[credit.tipo]}
                    </Anchor>
                  ) : (
                    CREDITS[credit.tipo]
                  )}
                  {credit.nota && `: ${credit.nota}`}
                  {credit.quem && (
                    <Text size="xs" c="gray.6" hiddenFrom="sm">
                      {credit.quem}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td visibleFrom="sm">{credit.quem}</Table.Td>
                <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
                  {formatBRL(credit.valor)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {creditos.total > PER_PAGE && <PageTurner total={creditos.total} porPagina={PER_PAGE} />}
    </Section>
  )
}

function Adjustment({ id }: { id: number }) {
  const [sign, setSign] = useState<'mais' | 'menos'>('mais')
  const [valor, setValor] = useState<number | null>(null)
  const [nota, setNota] = useState('')
  const { save, saving, campos } = useSave()

  async function adjust() {
    const signed = (valor ?? 0) * (sign === 'mais' ? 1 : -1)
    const { ok } = await save(() => api.teaching.adjust({ id, valor: signed, nota }), 'Crédito ajustado.')
    if (!ok) return
    setValor(null)
    setNota('')
  }

  return (
    <PanelForm onSubmit={adjust}>
      <Group align="flex-end" gap="xs">
        <NativeSelect
          label="Ajuste"
          value={sign}
          onChange={(event) => setSign(event.currentTarget.value === 'menos' ? 'menos' : 'mais')}
          data={[
            { value: 'mais', label: 'Dar crédito' },
            { value: 'menos', label: 'Tirar crédito' },
          ]}
        />
        <MoneyInput
          label="Valor"
          value={valor}
          onChange={setValor}
          error={campos['valor']}
          w={140}
          required
        />
        <TextInput
          label="Motivo"
          value={nota}
          onChange={(event) => setNota(event.currentTarget.value)}
          error={campos['nota']}
          maxLength={200}
          required
        />
        <Button type="submit" variant="default" loading={saving}>
          Ajustar
        </Button>
      </Group>
    </PanelForm>
  )
}
