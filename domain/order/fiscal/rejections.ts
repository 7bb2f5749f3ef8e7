/** A rejection in plain words: what it means, which field to fix, and the panel's page where that is. */
export type Rejection = { explicacao: string; campo: string | null; link: string | null }

const STORE = '/configuracoes'
const RULES = '/configuracoes/nota-fiscal'

/**
 * The codes that a store of this kind meets (Manual de Orientação do Contribuinte 7.0, annex I, and its technical
 * notes), with what a merchant can do about them.
 */
const REJECTIONS: Readonly<Record<number, Rejection>> = {
  108: wait('A Sefaz está parada por instantes.'),
  109: wait('A Sefaz está parada sem previsão de volta.'),
  110: said('O uso da nota foi denegado por irregularidade fiscal. Fale com o contador.'),
  203: said('A loja ainda não está habilitada a emitir NF-e. Peça o credenciamento na Sefaz do seu estado.'),
  204: said('A Sefaz já tem uma nota com este número. Quem numera é a Focus NFe: fale com o suporte dela.'),
  205: said('Esta nota já foi denegada antes. Emita outra depois de resolver a irregularidade.'),
  206: said('Este número de nota já foi inutilizado. Emita de novo: a nota sai com o número seguinte.'),
  207: at('loja.cnpj', STORE, 'O CNPJ da loja não existe. Confira-o nos dados da loja.'),
  208: said('O CNPJ de quem comprou não existe. Confira o documento com o cliente.'),
  209: at(
    'loja.inscricaoEstadual',
    STORE,
    'A inscrição estadual da loja não confere. Confira-a nos dados da loja.',
  ),
  210: said(
    'A inscrição estadual de quem comprou não confere com o estado do endereço. Confira-a com o cliente.',
  ),
  213: at('loja.cnpj', STORE, 'O CNPJ da loja não é o do certificado digital da conta na Focus NFe.'),
  215: said('O arquivo da nota saiu fora do leiaute. Mande a mensagem abaixo a quem cuida da loja.'),
  225: said(
    'O arquivo da nota saiu fora do leiaute. Um campo está vazio, longo demais ou com letras estranhas.',
  ),
  226: at(
    'loja.endereco',
    STORE,
    'O estado da loja não é o da Sefaz que recebeu a nota. Confira o endereço da loja.',
  ),
  228: said('A data de emissão está atrasada demais. Emita a nota de novo.'),
  230: at('loja.inscricaoEstadual', STORE, 'A inscrição estadual da loja não está cadastrada na Sefaz.'),
  231: at('loja.inscricaoEstadual', STORE, 'A inscrição estadual não é do CNPJ da loja. Confira os dois.'),
  232: said(
    'Este comprador tem inscrição estadual no estado dele, e a nota saiu sem ela. Peça-a ao cliente.',
  ),
  233: said('A inscrição estadual de quem comprou não está cadastrada. Confira-a com o cliente.'),
  234: said('A inscrição estadual de quem comprou é de outro CNPJ. Confira os dois com o cliente.'),
  237: said('O CPF de quem comprou não existe. Confira o documento com o cliente.'),
  245: at('loja.cnpj', STORE, 'O CNPJ da loja não está cadastrado na Sefaz do estado.'),
  252: said('O ambiente da nota não é o do servidor. Confira se o token é do ambiente escolhido.'),
  270: at(
    'fiscal.codigoMunicipio',
    STORE,
    'O código do município da operação não existe. Confira o da loja.',
  ),
  272: at('fiscal.codigoMunicipio', STORE, 'O código do município da loja não existe.'),
  273: at('fiscal.codigoMunicipio', STORE, 'O código do município da loja não é do estado dela.'),
  274: at(
    'codigoMunicipio',
    null,
    'O código do município de quem comprou não existe. Digite-o ao emitir de novo.',
  ),
  275: at('codigoMunicipio', null, 'O código do município de quem comprou não é do estado do endereço.'),
  280: said('O certificado digital não é válido. Renove-o na Focus NFe.'),
  281: said('O certificado digital venceu. Renove-o e envie-o à Focus NFe.'),
  301: said('A Sefaz denegou a nota: o cadastro da loja está irregular. Fale com o contador.'),
  302: said('A Sefaz denegou a nota: o cadastro de quem comprou está irregular.'),
  303: said('A Sefaz denegou a nota: quem comprou não pode operar no estado dele.'),
  321: said(
    'A nota de devolução saiu sem a chave da nota de venda. Mande a mensagem abaixo a quem cuida da loja.',
  ),
  327: said(
    'O CFOP não é de devolução de mercadoria, e a nota é. Mande a mensagem abaixo a quem cuida da loja.',
  ),
  328: rule('cfop', 'O CFOP é de devolução, e a nota não é. Confira as regras de tributos.'),
  382: rule('cfop', 'O CFOP não combina com a situação (CST) do ICMS. Confira as regras de tributos.'),
  383: rule('icms', 'O CSOSN de um item não serve para esta venda. Confira as regras de tributos.'),
  386: rule('cfop', 'O CFOP não combina com o CSOSN. Confira as regras de tributos.'),
  481: at('fiscal.crt', STORE, 'O regime tributário da loja não é o do cadastro dela na Sefaz.'),
  501: said('O prazo para cancelar acabou (24 horas na maioria dos estados). Emita uma nota de devolução.'),
  518: rule('cfop', 'O CFOP é de entrada, e a nota é de saída. Confira as regras de tributos.'),
  519: rule('cfop', 'O CFOP é de saída, e a nota é de entrada. Confira as regras de tributos.'),
  521: rule('cfop', 'O CFOP é de dentro do estado, e quem comprou está em outro. Ele começa com 6.'),
  523: rule('cfop', 'O CFOP não é de dentro do estado, e quem comprou está no mesmo. Ele começa com 5.'),
  528: rule('aliquotaIcms', 'O valor do ICMS não bate com base e alíquota. Confira as alíquotas das regras.'),
  531: said('A soma das bases do ICMS não bate com o total. Mande a mensagem abaixo a quem cuida da loja.'),
  532: said('A soma do ICMS não bate com o total. Mande a mensagem abaixo a quem cuida da loja.'),
  539: said(
    'Já existe esta nota com outra chave: ela foi emitida por outro sistema com o mesmo número e série.',
  ),
  564: said('A soma dos produtos não bate com o total. Mande a mensagem abaixo a quem cuida da loja.'),
  573: said('Este evento já foi registrado na Sefaz.'),
  590: at(
    'fiscal.crt',
    STORE,
    'A nota tem CST, e a loja é do Simples: aí vale o CSOSN. Confira o regime tributário.',
  ),
  591: at(
    'fiscal.crt',
    STORE,
    'A nota tem CSOSN, e a loja não é do Simples para a Sefaz. Confira o regime tributário.',
  ),
  600: rule(
    'icms',
    'O CSOSN não serve para quem não é contribuinte. Para consumidor, use 102, 103, 300, 400 ou 500.',
  ),
  610: said('O total da nota não bate com a soma dos itens. Mande a mensagem abaixo a quem cuida da loja.'),
  611: at(
    'ean',
    null,
    'O código de barras de um produto não existe. Corrija o EAN no produto, ou deixe-o vazio.',
  ),
  612: at(
    'ean',
    null,
    'O código de barras de um produto não existe. Corrija o EAN no produto, ou deixe-o vazio.',
  ),
  628: said('O total da nota passa do limite da Sefaz para esta operação.'),
  656: wait('A Sefaz recebeu consultas demais.'),
  690: said('A nota não pode ser cancelada: há um conhecimento de transporte (CT-e) ligado a ela.'),
  693: rule('aliquotaIcms', 'A alíquota de ICMS é maior que a permitida entre estados (4%, 7% ou 12%).'),
  694: rule(
    'aliquotaDestino',
    'Faltou a partilha do ICMS com o estado de quem comprou (DIFAL). Confira a regra dele.',
  ),
  695: rule(
    'aliquotaDestino',
    'A nota tem a partilha do ICMS (DIFAL) sem que ela caiba aqui. Fale com o contador.',
  ),
  696: said('A nota para quem não é contribuinte precisa ser a consumidor final.'),
  697: rule(
    'aliquotaIcms',
    'A alíquota entre os estados não é a da origem da mercadoria. Confira a origem no produto.',
  ),
  726: said('A nota saiu sem o endereço de quem comprou. Mande a mensagem abaixo a quem cuida da loja.'),
  728: said('Quem comprou é contribuinte, e a nota saiu sem a inscrição estadual. Peça-a ao cliente.'),
  732: rule('cfop', 'O CFOP é de fora do estado, e a venda é de dentro. Ele começa com 5.'),
  733: rule('cfop', 'O CFOP é de dentro do estado, e a venda é de fora. Ele começa com 6.'),
  772: said('A operação é entre estados, e o endereço é do mesmo estado da loja.'),
  773: said('A operação é dentro do estado, e o endereço é de outro.'),
  777: at('ncm', null, 'Um produto está sem o NCM completo, de oito algarismos. Corrija-o no produto.'),
  778: at('ncm', null, 'O NCM de um produto não existe na tabela em vigor. Corrija-o no produto.'),
  793: at('ncm', null, 'O NCM de um produto começa com um capítulo que não existe. Corrija-o no produto.'),
  805: said(
    'O estado de quem comprou não aceita contribuinte isento de inscrição. Peça a inscrição estadual ao cliente.',
  ),
  806: rule('cest', 'Um produto com substituição tributária está sem o CEST. Informe-o na regra dele.'),
  882: at(
    'ean',
    null,
    'O código de barras de um produto não tem o prefixo de um país. Corrija o EAN no produto.',
  ),
  883: at(
    'ean',
    null,
    'Falta o código de barras de um produto: escreva o EAN, ou deixe-o vazio para sair SEM GTIN.',
  ),
  890: at(
    'ean',
    null,
    'O código de barras não está no cadastro nacional (CCG). Confira o EAN com o fabricante.',
  ),
  891: at(
    'ncm',
    null,
    'O NCM não é o que o dono do código de barras cadastrou. Confira NCM e EAN do produto.',
  ),
  892: rule('cest', 'O CEST não é o que o dono do código de barras cadastrou. Confira CEST e EAN.'),
  898: said('A data de vencimento da parcela falta ou é anterior à emissão. Emita a nota de novo.'),
  999: wait('A Sefaz teve um erro que não explicou.'),
}

/** Returns a rejection in plain words; null for a code that is not in the table: then the Sefaz's own words remain. */
export function explainRejection(codigo: string): Rejection | null {
  return REJECTIONS[Number(codigo)] ?? null
}

function said(explicacao: string): Rejection {
  return { explicacao, campo: null, link: null }
}

function wait(explicacao: string): Rejection {
  return said(`${explicacao} Tente de novo em alguns minutos.`)
}

function at(campo: string, link: string | null, explicacao: string): Rejection {
  return { explicacao, campo, link }
}

function rule(campo: string, explicacao: string): Rejection {
  return at(campo, RULES, explicacao)
}
