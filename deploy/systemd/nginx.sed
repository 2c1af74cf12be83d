# deploy/nginx.conf for programs on one machine: each at a port of its own, the commerce APIs for this machine alone.
s/listen 4000;/listen 127.0.0.1:4000;/
s/server api-\([12]\):4000/server 127.0.0.1:400\1/
s/server storefront-\([12]\):3000/server 127.0.0.1:300\1/
