/** Keys of the simulation, publicly known: they open nothing else. They are no test keys, so its codes are real ones. */
export const CREDENTIALS = {
  chaveSecreta: 'sk_simulacao0000000000000',
  chavePublica: 'pk_simulacao0000000000000',
  usuarioAvisos: 'loja',
  senhaAvisos: 'simulacao-senha-dos-avisos',
}
