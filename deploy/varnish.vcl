# Varnish 7 with varnish-modules, before one or more nodes: /etc/varnish/default.vcl. The shop needs CDN=varnish,
# CDN_URL with the address of each Varnish, TRUST_PROXY=1 and STORE_URL. TLS ends before it (Caddyfile, nginx.conf).
vcl 4.1;

import directors;
import std;
import xkey;

probe ready {
	.url = "/readyz";
	.interval = 1s;
	.timeout = 5s;
	.window = 4;
	.threshold = 2;
	.initial = 2;
}

# NODES
backend node1 {
	.host = "127.0.0.1";
	.port = "3000";
	.probe = ready;
}

sub vcl_init {
	new nodes = directors.round_robin();
	nodes.add_backend(node1);
}
# END OF NODES

# The shop's nodes, which purge.
acl purgers {
	"127.0.0.1";
	"::1";
	"10.0.0.0"/8;
	"172.16.0.0"/12;
	"192.168.0.0"/16;
}

# Proxies that end TLS: Varnish adds their address to X-Forwarded-For, whose last one has to be the visitor's.
acl proxies {
	"127.0.0.1";
	"::1";
}

sub vcl_recv {
	set req.backend_hint = nodes.backend();

	if (req.method == "PURGE") {
		# What came through a proxy has more than one address.
		if (client.ip !~ purgers || req.http.X-Forwarded-For ~ "," || !req.http.xkey) {
			return (synth(403));
		}
		set req.http.n-purged = xkey.softpurge(req.http.xkey);
		return (synth(200, "Purged " + req.http.n-purged));
	}
	# For the network behind the proxy only. The shop decodes addresses, and these have no letter that needs encoding.
	if (req.url ~ "^/(healthz|readyz|metrics)($|\?)") {
		return (synth(404));
	}
	if (client.ip ~ proxies) {
		set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ",[^,]*$", "");
	}
	# No answer is older than the last purge, unless no node is there: then up to beresp.grace.
	if (std.healthy(req.backend_hint)) {
		set req.grace = 0s;
	}

	# The kinds of device that pages know (domain/urls/device.ts).
	set req.http.x-device = "desktop";
	if (req.http.User-Agent ~ "(?i)mobile|android|ios|iphone|ipad") {
		set req.http.x-device = "mobile";
	}
	if (req.http.User-Agent ~ "(?i)macintosh|mac os x") {
		set req.http.x-device = req.http.x-device + " macintosh";
	}

	if (req.method != "GET" || req.http.Authorization) {
		return (pass);
	}
	# One visitor's own (domain/urls/addresses.ts): nobody waits for another's.
	if (req.url ~ "^/(v2|admin|checkout|minha-conta|newsletter|avaliacao|avaliar|avise-me|orcamento|perguntar|responder|contato|passaporte|oficina|listas|proposta|turmas|previa)([/.?]|$)") {
		return (pass);
	}
	# Parameters of advertisements, which no page reads.
	if (req.url ~ "[?&](utm_[a-z]+|gclid|fbclid|msclkid)=") {
		set req.url = regsuball(req.url, "([?&])(utm_[a-z]+|gclid|fbclid|msclkid)=[^&]*", "\1");
		set req.url = regsub(regsuball(req.url, "&+", "&"), "(\?)&|[?&]$", "\1");
	}
	# Whatever cookies a visitor has: the shop itself says which answers are for everybody.
	return (hash);
}

sub vcl_hash {
	# One shop, whatever host is named.
	hash_data(req.url);
	return (lookup);
}

sub vcl_backend_response {
	# Only what the shop declares to be shared, and nothing that begins a session.
	if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "s-maxage=|public, max-age=[1-9]") {
		set beresp.uncacheable = true;
		set beresp.ttl = 120s;
		return (deliver);
	}
	unset beresp.http.x-request-id;
	set beresp.grace = 10m;
	set beresp.keep = 10m;
	return (deliver);
}

sub vcl_deliver {
	unset resp.http.xkey;
	# For Varnish only: whoever is behind it is never told of changes.
	set resp.http.Cache-Control = regsub(resp.http.Cache-Control, ", s-maxage=[0-9]+", "");
	set resp.http.Vary = regsub(resp.http.Vary, ", x-device", "");
	if (obj.hits == 0) {
		set resp.http.Cache-Status = "varnish; fwd=miss";
	} elsif (obj.ttl < 0s) {
		set resp.http.Cache-Status = "varnish; hit; detail=stale";
		set resp.http.Cache-Control = "private, no-store";
	} else {
		set resp.http.Cache-Status = "varnish; hit";
	}
}
