/** Reads the form of the services: `servico` names those that are chosen, `r.12.acao` is an answer of service 12. */
export function chosenServices(form: FormData): { idServico: number; respostas: Record<string, string> }[] {
  return form.getAll('servico').map((id) => {
    const prefix = `r.${String(id)}.`
    const answers = [...form].filter(([name]) => name.startsWith(prefix))

    return {
      idServico: Number(id),
      respostas: Object.fromEntries(
        answers.map(([name, value]) => [name.slice(prefix.length), String(value)]),
      ),
    }
  })
}
