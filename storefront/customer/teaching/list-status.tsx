import { Form } from 'react-router'
import type { ClassList } from '#contract/customers/teaching/teaching.ts'
import buttons from '../../components/button.module.css'
import tools from '../../product/instruments/tool-page.module.css'
import { CopyLink } from './copy-link.tsx'
import { listPath } from './teaching-paths.ts'

/** Whether parents can buy from a list, its link, and what the teacher does with it. */
export function ListStatus({ lista }: { lista: ClassList }) {
  const { id, situacao, link, alunos, conta, entrega, prazo } = lista
  const isApproved = conta.situacao === 'aprovada'
  const isShown = isApproved && situacao !== 'rascunho'
  const isOpen = situacao === 'aberta'
  const missing = alunos.filter(({ completo }) => !completo).length

  return (
    <section className={tools['card']} aria-labelledby="situacao">
      <h2 id="situacao">Compras</h2>
      {alunos.length > 0 && situacao !== 'rascunho' && (
        <p>
          {missing === 0
            ? 'Todos já pediram o que é obrigatório.'
            : `Falta algo obrigatório a ${missing} de ${alunos.length}.`}
        </p>
      )}
      {isOpen && entrega === 'escola' && prazo === null && (
        <p>Sem o último dia, a loja não entrega na escola: escolha-o em Dados da lista.</p>
      )}
      <ul className={tools['results']}>
        <li>
          <a href={listPath(id, '/andamento')}>Andamento e lembretes</a>
        </li>
        {isApproved && (
          <li>
            <a href={listPath(id, '/imprimir')}>Imprimir um link para cada aluno</a>
          </li>
        )}
      </ul>
      {isShown && <CopyLink label="Link para todos os pais" link={link} />}
      {isShown && (
        <p className={tools['basis']}>
          Esta página não mostra nomes: quem abre escreve o nome do aluno. O link de cada aluno está na página
          dele.
        </p>
      )}
      {isApproved && (
        <>
          <Form method="post" preventScrollReset>
            <button
              type="submit"
              name="acao"
              value={isOpen ? 'fechar' : 'abrir'}
              className={buttons[isOpen ? 'secondary' : 'primary']}
            >
              {isOpen ? 'Fechar a lista' : 'Abrir para os pais'}
            </button>
          </Form>
          <details>
            <summary>Trocar os links</summary>
            <Form method="post" className={tools['results']} preventScrollReset>
              <p>Os links e QR codes que você já mandou ou imprimiu deixam de funcionar.</p>
              <button type="submit" name="acao" value="links" className={buttons['secondary']}>
                Sim, trocar
              </button>
            </Form>
          </details>
        </>
      )}
      <details>
        <summary>Apagar a lista</summary>
        <Form method="post" className={tools['results']}>
          <p>A lista e os nomes dos alunos são apagados. Os pedidos que já foram feitos continuam.</p>
          <button type="submit" name="acao" value="apagar" className={buttons['secondary']}>
            Sim, apagar
          </button>
        </Form>
      </details>
    </section>
  )
}
