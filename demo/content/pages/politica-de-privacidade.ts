import type { PageDraft } from '#contract/content/content-input.ts'
import { STORE_DETAILS } from './store-details.ts'

export const privacyPage: PageDraft = {
  slug: 'politica-de-privacidade',
  mae: 'sobre-a-loja',
  posicao: 2,
  titulo: 'Política de privacidade',
  resumo:
    'Quais dados tratamos, para quê, com que base legal, por quanto tempo e como você decide sobre eles.',
  html: `
<p>Esta política explica como a ${STORE_DETAILS.razaoSocial}, CNPJ ${STORE_DETAILS.cnpj}, trata os seus dados pessoais, conforme a Lei 13.709/2018 (Lei Geral de Proteção de Dados, LGPD) e o Marco Civil da Internet (Lei 12.965/2014). Somos a controladora desses dados: as decisões sobre eles, e a responsabilidade, são nossas.</p>

<h2>O que tratamos e por quê</h2>
<table>
<thead><tr><th scope="col">Dados</th><th scope="col">Para quê</th><th scope="col">Base legal (LGPD, art. 7º)</th></tr></thead>
<tbody>
<tr><td>Nome, e-mail, celular, endereço</td><td>Vender, entregar e atender você</td><td>Execução de contrato (V)</td></tr>
<tr><td>CPF ou CNPJ, itens e valores</td><td>Emitir nota fiscal e boleto</td><td>Obrigação legal (II)</td></tr>
<tr><td>Dados do pagamento, sem o número do cartão</td><td>Cobrar e devolver valores</td><td>Execução de contrato (V)</td></tr>
<tr><td>Sinais do aparelho e do pedido</td><td>Prevenir fraude</td><td>Legítimo interesse (IX)</td></tr>
<tr><td>Endereço IP, data e hora de acesso</td><td>Guardar registros de acesso</td><td>Obrigação legal (II), Marco Civil, art. 15</td></tr>
<tr><td>E-mail da newsletter</td><td>Enviar novidades</td><td>Consentimento (I)</td></tr>
<tr><td>Favoritos e produtos vistos</td><td>Lembrar o que você escolheu</td><td>Execução de contrato (V), a seu pedido</td></tr>
<tr><td>Avaliações e perguntas</td><td>Publicar a sua opinião</td><td>Consentimento (I)</td></tr>
</tbody>
</table>
<p>Não pedimos dados sensíveis e não precisamos da sua data de nascimento para vender. Para navegar, pesquisar e montar a sacola, você não precisa se identificar.</p>

<h2>Com quem compartilhamos</h2>
<p>Só com quem participa da sua compra, e só o necessário:</p>
<ul>
<li>instituições de pagamento e bancos, para cobrar e estornar;</li>
<li>transportadoras e Correios, para entregar;</li>
<li>Secretaria da Fazenda e Receita Federal, pela nota fiscal;</li>
<li>empresas de hospedagem e de envio de e-mail, que tratam os dados em nosso nome e sob contrato;</li>
<li>autoridades, quando houver ordem judicial ou obrigação legal.</li>
</ul>
<p>Não vendemos nem alugamos dados. Se algum fornecedor guardar dados fora do Brasil, será em condições que a LGPD aceita (artigos 33 a 36), e esta página dirá quais.</p>

<h2>Por quanto tempo guardamos</h2>
<ul>
<li><strong>Pedidos e notas fiscais:</strong> 5 anos, pelas leis tributárias e pelo prazo do artigo 27 do Código de Defesa do Consumidor.</li>
<li><strong>Registros de acesso:</strong> 6 meses, em ambiente controlado (Marco Civil, art. 15).</li>
<li><strong>Conta:</strong> enquanto você quiser. Sem uso por 5 anos, avisamos e apagamos.</li>
<li><strong>Sacola sem identificação:</strong> 30 dias.</li>
<li><strong>Newsletter:</strong> até você sair.</li>
<li><strong>Conversas do atendimento:</strong> 2 anos.</li>
</ul>
<p>Terminado o prazo, os dados são apagados ou tornados anônimos.</p>

<h2>Os seus direitos</h2>
<p>O artigo 18 da LGPD garante que você pode, a qualquer momento e sem custo:</p>
<ul>
<li>confirmar se tratamos os seus dados e ter acesso a eles, de forma simplificada na hora ou completa em até 15 dias;</li>
<li>corrigir o que estiver errado ou desatualizado;</li>
<li>pedir que dados desnecessários sejam bloqueados, apagados ou tornados anônimos;</li>
<li>levar os seus dados para outro fornecedor;</li>
<li>retirar um consentimento e apagar o que dependia dele;</li>
<li>saber com quem compartilhamos;</li>
<li>opor-se a um tratamento e pedir a revisão de decisões automáticas, como a recusa em uma análise de fraude.</li>
</ul>
<p>Use <a href="/minha-conta/dados">Minha conta</a> ou escreva para o encarregado. Podemos pedir uma confirmação de identidade, para não entregar os seus dados a outra pessoa. O que a lei manda guardar, como notas fiscais, continua guardado até o fim do prazo, só para esse fim.</p>

<h2>Encarregado</h2>
<p>O encarregado pelo tratamento de dados pessoais atende em ${STORE_DETAILS.linkEmail}, com o assunto <em>Privacidade</em>. Se a resposta não resolver, você pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD), em <a href="https://www.gov.br/anpd" target="_blank">gov.br/anpd</a>.</p>

<h2>Crianças e adolescentes</h2>
<p>Vendemos instrumentos para crianças, mas quem compra são os responsáveis. Não criamos contas para menores de 18 anos e não pedimos dados deles.</p>

<h2>Segurança</h2>
<p>Usamos conexão cifrada, senhas que ninguém consegue ler, acesso restrito e registros do que é consultado. Conheça as medidas na página de <a href="/pagina/seguranca">segurança</a>. Um incidente com risco relevante é comunicado a você e à ANPD em até 3 dias úteis.</p>

<h2>Cookies</h2>
<p>Veja a <a href="/pagina/politica-de-cookies">política de cookies</a>.</p>

<h2>Mudanças</h2>
<p>Se mudarmos algo importante, avisamos por e-mail antes que passe a valer. A data da versão em vigor está no fim desta página.</p>`,
}
