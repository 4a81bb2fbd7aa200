# Two images with the packages of constraints.txt: `server`, a Prefect server, and `worker`, ilsi itself.
#   docker build --target worker --tag ilsi-worker .
#   docker build --target worker --tag ilsi-worker-cuda --build-arg TORCH=cuda .

FROM python:3.11.15-slim-bookworm AS python
ENV PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    PIP_NO_CACHE_DIR=1 \
    PIP_DISABLE_PIP_VERSION_CHECK=1 \
    DO_NOT_TRACK=1 \
    PREFECT_SERVER_ANALYTICS_ENABLED=false \
    PATH=/venv/bin:$PATH
# The number is that of the tmpfs in docker-compose.yml.
RUN useradd --uid 10001 --create-home ilsi && python -m venv /venv
WORKDIR /app
COPY constraints.txt ./


# Not the image that Prefect publishes: newer versions of fastapi than ours break its server.
FROM python AS server
RUN pip install --constraint constraints.txt prefect fastapi
USER ilsi
EXPOSE 4200
CMD ["prefect", "server", "start", "--host", "0.0.0.0"]


FROM python AS worker
# cpu: the small build of torch; cuda: the one of the registry, with gigabytes of CUDA libraries.
ARG TORCH=cpu
RUN if [ "$TORCH" = cpu ]; then \
        pip install --constraint constraints.txt --no-deps --index-url https://download.pytorch.org/whl/cpu torch; \
    fi
# Packages before code, so that a change of the code does not install them again.
COPY pyproject.toml ./
RUN python -c "import tomllib; project = tomllib.load(open('pyproject.toml', 'rb'))['project']; \
print(*project['dependencies'], *project['optional-dependencies']['dask'], sep='\n')" > /tmp/packages.txt && \
    pip install --constraint constraints.txt --requirement /tmp/packages.txt && \
    rm /tmp/packages.txt
# .dockerignore says what there is to copy.
COPY . ./
RUN pip install --no-deps --editable . && mkdir data_cache && chown ilsi: data_cache
USER ilsi
CMD ["prefect", "worker", "start", "--pool", "ilsi", "--type", "process", "--limit", "1"]
