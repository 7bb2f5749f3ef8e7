import { Badge, Group, Text } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { EvaluationToModerate } from '#contract/admin/reviews.ts'
import { api } from '../api.ts'
import { oneOf } from '../parts/one-of.ts'
import { queryOf } from '../parts/search-params.ts'
import { OpinionHead } from './opinion-head.tsx'
import { OpinionList, SITUATIONS } from './opinion-list.tsx'
import classes from './opinions.module.css'
import { OpinionsFrame } from './opinions-frame.tsx'
import { Stars } from './stars.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const { situacao, pagina } = queryOf(request)

  return api.reviews.listStoreEvaluations({ pagina, situacao: oneOf(SITUATIONS, situacao) })
}

/** What customers say of the store. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()

  return (
    <OpinionsFrame>
      <OpinionList
        linhas={itens}
        total={total}
        julgar={(itens, situacao) => api.reviews.moderateStoreEvaluations({ itens, situacao })}
        conteudo={(evaluation) => <Evaluation evaluation={evaluation} />}
      />
    </OpinionsFrame>
  )
}

function Evaluation({ evaluation }: { evaluation: EvaluationToModerate }) {
  const { atendimento, experiencia, satisfacao, mensagem, autorizacao } = evaluation

  return (
    <>
      <OpinionHead {...evaluation} />
      <Group gap="md">
        <Stars nota={atendimento} rotulo="Atendimento" />
        <Stars nota={experiencia} rotulo="Experiência" />
        <Stars nota={satisfacao} rotulo="Satisfação" />
        {!autorizacao && <Badge variant="default">Só para a loja</Badge>}
      </Group>
      {mensagem !== '' && (
        <Text size="sm" className={classes['words']}>
          {mensagem}
        </Text>
      )}
    </>
  )
}
