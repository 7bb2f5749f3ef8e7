import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { CustomerProfile } from '#contract/customers/admin-customers.ts'
import { formatShortDate } from '#domain/time/format-date.ts'
import { useSave } from '../components/form/use-save.ts'
import { Section } from '../components/page/section.tsx'
import { api } from '../shell/api.ts'
import { useMay } from '../shell/entry.ts'

type ResaleProps = { cliente: CustomerProfile; grupos: { id: number; nome: string }[] }

const SITUATIONS = { pendente: 'Espera resposta', aprovada: 'Aprovada', recusada: 'Recusada' }

/** Whether a customer is a reseller, and whose prices they pay. */
export function ResaleSection({ cliente, grupos }: ResaleProps) {
  const { id, revenda, idGrupo, revendedor } = cliente
  const [chosen, setChosen] = useState(String(idGrupo ?? grupos[0]?.id ?? ''))
  const { save, saving } = useSave()
  const mayEdit = useMay('clientes.editar')
  const now = grupos.find((group) => group.id === idGrupo)?.nome

  const answer = (to: number | null, said: string) => {
    return save(() => api.customers.answerResale({ id, idGrupo: to }), said)
  }

  return (
    <Section title="Revenda">
      {revenda && (
        <Text size="sm">
          Pediu em {formatShortDate(revenda.pedidaEm)}: “{revenda.mensagem}” · {SITUATIONS[revenda.situacao]}
        </Text>
      )}
      <Text size="sm" c="gray.6">
        {revendedor ? `Paga os preços do grupo ${now ?? 'sem tabela'}.` : 'Paga os preços da loja.'}
      </Text>
      {mayEdit && grupos.length === 0 && (
        <Text size="sm">
          Para aprovar revendedores, <Link to="/clientes/grupos">crie um grupo</Link>.
        </Text>
      )}
      {mayEdit && grupos.length > 0 && (
        <Group align="flex-end" gap="xs">
          <NativeSelect
            label="Grupo"
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
            data={grupos.map((group) => ({ value: String(group.id), label: group.nome }))}
          />
          <Button
            loading={saving}
            disabled={revendedor && chosen === String(idGrupo)}
            onClick={() => void answer(Number(chosen), 'Cliente no grupo.')}
          >
            {revendedor ? 'Trocar de grupo' : 'Aprovar'}
          </Button>
          {(revendedor || revenda?.situacao === 'pendente') && (
            <Button variant="default" loading={saving} onClick={() => void answer(null, 'Revenda recusada.')}>
              {revendedor ? 'Tirar da revenda' : 'Recusar'}
            </Button>
          )}
        </Group>
      )}
    </Section>
  )
}
