import { textOf } from '../components/forms/form-answer.ts'
import { userStore } from '../customer/user.ts'
import { writerOf } from './form-data.ts'
import { FormPanel } from './form-panel.tsx'
import { QUESTION_TEXTS, QuestionFields } from './question-fields.tsx'

/** The question form in a panel on the product page. */
export function QuestionPanel({ idProduto }: { idProduto: number }) {
  const known = userStore.use()?.logado === true

  return (
    <FormPanel
      id="pergunta"
      path="/v2/front/question"
      body={(form) => ({ ...writerOf(form), idNivel: idProduto, pergunta: textOf(form, 'pergunta') })}
      {...QUESTION_TEXTS}
    >
      {(refused) => <QuestionFields known={known} refused={refused} />}
    </FormPanel>
  )
}
