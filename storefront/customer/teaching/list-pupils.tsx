import { Form } from 'react-router'
import type { ClassList } from '#contract/customers/teaching/teaching.ts'
import { pupilStanding } from '#domain/customer/teaching/teaching-words.ts'
import buttons from '../../components/button.module.css'
import { TextArea } from '../../components/forms/field.tsx'
import tools from '../../product/instruments/tool-page.module.css'
import { pupilPath } from './teaching-paths.ts'

type Props = { lista: ClassList; problems: Record<string, string>; typed: Record<string, string> }

/** The pupils of a list, and a field to write more of them. */
export function ListPupils({ lista: { id, alunos, conta }, problems, typed }: Props) {
  return (
    <section className={tools['card']} aria-labelledby="alunos">
      <h2 id="alunos">Alunos ({alunos.length})</h2>
      {alunos.length > 0 && (
        <table className={tools['table']}>
          <thead>
            <tr>
              <th scope="col">Aluno</th>
              <th scope="col">Tamanho</th>
              <th scope="col">Pedido</th>
            </tr>
          </thead>
          <tbody>
            {alunos.map((aluno) => (
              <tr key={aluno.id}>
                <th scope="row">
                  <a href={pupilPath(id, aluno.id)}>{aluno.nome}</a>
                </th>
                <td>{aluno.tamanho || '–'}</td>
                <td>{pupilStanding(aluno)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {conta.situacao === 'aprovada' && (
        <Form key={alunos.length} method="post" className={tools['results']} preventScrollReset>
          <input type="hidden" name="acao" value="alunos" />
          <TextArea
            name="alunos"
            label="Pôr alunos"
            hint="Um por linha, com o tamanho do instrumento depois de um ponto e vírgula: Ana; 3/4. Basta o primeiro nome ou um apelido: são dados de crianças. Você, a loja e quem tem o link do aluno os veem, e eles são apagados com a lista."
            problem={problems['alunos']}
            defaultValue={typed['alunos'] ?? ''}
            maxLength={20_000}
            required
          />
          <button type="submit" className={buttons['secondary']}>
            Pôr na lista
          </button>
        </Form>
      )}
    </section>
  )
}
